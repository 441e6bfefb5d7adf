import type { TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { BrandWall } from './BrandWall.tsx';
import { NoticeBlock } from './NoticeBlock.tsx';
import { ItemList } from './ItemList.tsx';

// It brings what cleans HTML.
const RichText = lazyPart(async () => (await import('./RichText.tsx')).RichText);

/** Blocks that no first load waits for: most shops have them further down, or not at all. */
export function RareBlock({ block }: { block: TemplateBlock }) {
  switch (block.type) {
    case 'richText':
      return <RichText html={block.options.html} />;
    case 'itemList':
      return <ItemList list={block.options} />;
    case 'notice':
      return <NoticeBlock options={block.options} />;
    case 'brandWall':
      return <BrandWall options={block.options} />;
    case 'banner':
    case 'iconNav':
    case 'floor':
    case 'bottomHelp':
    default:
      // The help columns stand in the footer; a type this release does not know is left out.
      return null;
  }
}

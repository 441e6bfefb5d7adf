import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { RichText } from '../../parts/RichText.tsx';
import { BannerForm } from './BannerForm.tsx';
import { FloorForm, ItemListForm } from './GoodsForms.tsx';
import { LinkRows } from './LinkRows.tsx';
import { BrandWallForm, NoticeForm } from './NoticeForms.tsx';
import type { Block } from './studio.queries.ts';

/** The form of a block, by its type. */
export function BlockForm({
  block,
  isFixed,
  onChange,
}: {
  block: Block;
  isFixed: boolean;
  onChange: (block: Block) => void;
}) {
  switch (block.type) {
    case 'banner':
      return <BannerForm options={block.options} onChange={(options) => onChange({ ...block, options })} />;
    case 'iconNav':
      return (
        <LinkRows
          label="快捷入口"
          add="加一个入口"
          links={block.options.links}
          max={12}
          onChange={(links) => onChange({ ...block, options: { links } })}
        />
      );
    case 'floor':
      return <FloorForm options={block.options} onChange={(options) => onChange({ ...block, options })} />;
    case 'itemList':
      return <ItemListForm options={block.options} onChange={(options) => onChange({ ...block, options })} />;
    case 'richText':
      return (
        <RichText
          label="图文"
          html={block.options.html}
          isFixed={isFixed}
          onChange={(html) => onChange({ ...block, options: { html } })}
        />
      );
    case 'notice':
      return <NoticeForm options={block.options} onChange={(options) => onChange({ ...block, options })} />;
    case 'brandWall':
      return <BrandWallForm options={block.options} onChange={(options) => onChange({ ...block, options })} />;
    case 'bottomHelp':
    default:
      return (
        <p>
          帮助栏跟着 <Link to={paths.content}>帮助中心</Link> 变化，这里只决定它显示在页脚。
        </p>
      );
  }
}

import type { Block } from './studio.queries.ts';

export const blockNames = {
  banner: '轮播横幅',
  iconNav: '快捷入口',
  floor: '商品楼层',
  itemList: '商品列表',
  richText: '图文',
  bottomHelp: '页脚帮助栏',
} as const satisfies Record<Block['type'], string>;

/** What may be added; the help columns of the footer stand once and are not made anew. */
export const addable = ['banner', 'iconNav', 'floor', 'itemList', 'richText'] as const;
export type Addable = (typeof addable)[number];

/** A block as it begins. */
export function newBlock(type: Addable): Block {
  const sortNo = 0;
  switch (type) {
    case 'banner':
      return { type, sortNo, options: { images: [], interval: 5000 } };
    case 'iconNav':
      return { type, sortNo, options: { links: [{ title: '', url: '' }] } };
    case 'floor':
      return { type, sortNo, options: { title: '', moreUrl: '', categoryId: '', itemIds: [] } };
    case 'itemList':
      return { type, sortNo, options: { title: '', source: 'new', itemIds: [] } };
    case 'richText':
    default:
      return { type: 'richText', sortNo, options: { html: '' } };
  }
}

/** What a block is called in the list: its own title where it has one. */
export function blockTitle(block: Block): string {
  const name = blockNames[block.type];
  return 'title' in block.options && block.options.title ? block.options.title : name;
}

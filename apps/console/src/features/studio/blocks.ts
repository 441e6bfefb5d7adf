import { newRequestId } from '@jicai/web/call/request-id.ts';
import type { Block } from './studio.queries.ts';

export const blockNames = {
  banner: '轮播横幅',
  iconNav: '快捷入口',
  floor: '商品楼层',
  itemList: '商品列表',
  richText: '图文',
  notice: '公告',
  brandWall: '品牌墙',
  bottomHelp: '页脚帮助栏',
} as const satisfies Record<Block['type'], string>;

/** What may be added; the help columns of the footer stand once and are not made anew. */
export const addable = ['banner', 'iconNav', 'floor', 'itemList', 'richText', 'notice', 'brandWall'] as const;
export type Addable = (typeof addable)[number];

/** A block as it begins. */
export function newBlock(type: Addable): Block {
  const sortNo = 0;
  const blockId = newRequestId();
  switch (type) {
    case 'banner':
      return { type, sortNo, blockId, options: { images: [], interval: 5000 } };
    case 'iconNav':
      return { type, sortNo, blockId, options: { links: [{ title: '', url: '' }] } };
    case 'floor':
      return { type, sortNo, blockId, options: { title: '', moreUrl: '', categoryId: '', itemIds: [] } };
    case 'itemList':
      return { type, sortNo, blockId, options: { title: '', source: 'new', itemIds: [] } };
    case 'notice':
      return { type, sortNo, blockId, options: { title: '公告', count: 4 } };
    case 'brandWall':
      return { type, sortNo, blockId, options: { title: '品牌', brandIds: [] } };
    case 'richText':
    default:
      return { type: 'richText', sortNo, blockId, options: { html: '' } };
  }
}

/** What a block is called in the list: its own title where it has one. */
export function blockTitle(block: Block): string {
  const name = blockNames[block.type];
  return 'title' in block.options && block.options.title ? block.options.title : name;
}

import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import type { DemoShop } from './shop-looks.ts';

/** How a new shop looks before its operator has dressed it: its name, the default colour, links that always work. */
export function plainLook({
  name,
  kind,
}: {
  name: string;
  kind: DemoShop['kind'];
}): Omit<DemoShop, 'companyId' | 'hosts'> {
  return {
    companyName: name,
    kind,
    siteName: name,
    pageDesc: name,
    webColor: '#29166f',
    logoUrl: '',
    loginPage: { plateType: plateTypes.shop },
    page: {
      plateType: plateTypes.shop,
      topContent: {
        greeting: `您好，欢迎来到${name}`,
        hotWords: [],
        navLinks: [
          { title: '首页', url: '/home' },
          { title: '帮助中心', url: '/help' },
        ],
      },
      modelContent: [
        { type: 'itemList', sortNo: 1, options: { title: '新品上架', source: 'new', itemIds: [] } },
        { type: 'itemList', sortNo: 2, options: { title: '热销商品', source: 'hot', itemIds: [] } },
      ],
    },
  };
}

import type { ShopPermission } from './shop-permissions.ts';

interface GuideStep {
  title: string;
  text: string;
  /** What the button says, and where it leads. */
  action: string;
  path: string;
  /** Who lacks it cannot do the step. */
  needs: ShopPermission;
}

/** What a new shop does before it opens, in this order (docs/domain/shop-users.md §9). */
export const guideSteps = {
  look: {
    title: '品牌与主题色',
    text: '上传商城标志，选一个主题色，先存为草稿',
    action: '去装修',
    path: '/studio',
    needs: 'ops.look.edit',
  },
  goods: {
    title: '上架商品',
    text: '用 XLSX 或 CSV 批量导入，也可以一件一件建',
    action: '去导入',
    path: '/import',
    needs: 'ops.goods.import',
  },
  freight: {
    title: '运费与配送',
    text: '按地区设运费和包邮，默认首件 ¥10.00、满 ¥99.00 包邮',
    action: '去设置',
    path: '/freight',
    needs: 'ops.freight.edit',
  },
  merchants: {
    title: '收款账户',
    text: '配置支付宝、微信支付或对公转账，至少一种',
    action: '去配置',
    path: '/merchants',
    needs: 'ops.merchant.edit',
  },
  publish: {
    title: '发布首页',
    text: '摆好区块，看过预览后发布，商城就开张了',
    action: '去发布',
    path: '/studio',
    needs: 'ops.look.edit',
  },
} as const satisfies Record<string, GuideStep>;

export type GuideStepName = keyof typeof guideSteps;
export const guideStepNames = Object.keys(guideSteps) as [GuideStepName, ...GuideStepName[]];

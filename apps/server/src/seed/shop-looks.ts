import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import type { DeliveryPromise } from '@jicai/domain/orders/delivery.ts';
import { defaultFreight } from '@jicai/domain/money/freight.ts';
import type { PageTemplate } from '@jicai/contract/shop/tenancy.ts';
import type { InvoiceSeller } from '../db/tables/invoices.ts';
import { demoFallbackHost } from '../http/hosts.ts';

/** A demo shop as it is seeded: fixed company ids so that links in tests and documents stay true. */
export interface DemoShop {
  companyId: string;
  companyName: string;
  kind: 'business' | 'retail';
  hosts: string[];
  siteName: string;
  pageDesc: string;
  webColor: string;
  logoUrl: string;
  /** Who issues the invoices, beside the company's name; left out until the company says. */
  seller?: Omit<InvoiceSeller, 'name'>;
  /** Until when orders leave the same day and how long they travel; left out: the shop promises nothing. */
  delivery?: DeliveryPromise;
  /** The code in the footer that brings a phone into the shop: '' draws that of the address the page was opened at. */
  code?: { codeImg: string; codeTitle: string };
  page: Partial<PageTemplate>;
  loginPage: Partial<PageTemplate>;
}

export const businessCompanyId = '1001';
export const retailCompanyId = '1002';

/** A drawing that says of itself that it is none: stands where shops and suppliers show their licence. */
export const demoLicenseUrl = '/pictures/license-demo.svg';

/** As the shops' freight rule has it: a promise that no order keeps is a lie. */
const freeFreight = `满 ${(defaultFreight.freeFromFen ?? 0) / 100} 包邮`;

/** Far provinces take longer: 西藏, 新疆, 青海, 内蒙古, 甘肃, 宁夏. */
const delivery: DeliveryPromise = {
  cutOff: '17:00',
  days: 1,
  exceptions: [{ areas: ['54', '65', '63', '15', '62', '64'], days: 4 }],
};

const services = [
  { iconUrl: 'certificate', title: '正品保障', desc: '供应商资质逐家审核' },
  { iconUrl: 'file-invoice', title: '合规开票', desc: '专票普票随单开具' },
  { iconUrl: 'truck-delivery', title: freeFreight, desc: '按供应商分单计算' },
  { iconUrl: 'refresh', title: '售后无忧', desc: '质量问题 包退包换' },
];

const retailServices = [
  { iconUrl: 'certificate', title: '用心挑选', desc: '每件都先试用 30 天' },
  { iconUrl: 'truck-delivery', title: freeFreight, desc: '按供应商分单计算' },
  { iconUrl: 'refresh', title: '七天可退', desc: '支持的商品签收后七天' },
  { iconUrl: 'headset', title: '真人客服', desc: '9:00–22:00 在线' },
];

const bottomContent = (siteName: string, promises: typeof services) => ({
  copyright: `© 2026 ${siteName} 版权所有`,
  icpNo: '沪ICP备2026008816号-1',
  icpUrl: 'https://beian.miit.gov.cn/',
  policeNo: '沪公网安备31010502006688号',
  policeUrl: 'https://beian.mps.gov.cn/',
  licenseUrl: demoLicenseUrl,
  licenseText: '营业执照',
  services: promises,
});

export const demoShops: DemoShop[] = [
  {
    companyId: businessCompanyId,
    companyName: '集采商城（演示）有限公司',
    kind: 'business',
    hosts: [demoFallbackHost, 'business.localhost'],
    siteName: '集采商城',
    pageDesc: '集采商城 企业集中采购平台',
    webColor: '#29166f',
    logoUrl: '/pictures/logo-business.svg',
    code: { codeImg: '', codeTitle: '手机下单 微信扫一扫 随时审批与查单' },
    delivery,
    seller: {
      taxNo: '91310115MADEMA001E',
      address: '上海市浦东新区演示路 100 号',
      telephone: '400-820-6618',
      bankName: '演示银行上海分行',
      bankAccount: '6200000000001001',
    },
    page: {
      plateType: plateTypes.shop,
      topContent: {
        greeting: '您好，欢迎来到集采商城',
        hotWords: ['A4 复印纸', '中性笔', '硒鼓', '防护手套', '抽纸', '工位椅', '网线'],
        navLinks: [
          { title: '首页', url: '/home' },
          { title: '快速下单', url: '/quickOrder' },
          { title: '帮助中心', url: '/help' },
        ],
        servicePhone: '400-820-6618',
      },
      modelContent: [],
      bottomContent: bottomContent('集采商城', services),
    },
    loginPage: { plateType: plateTypes.shop },
  },
  {
    companyId: retailCompanyId,
    companyName: '好物生活（演示）有限公司',
    kind: 'retail',
    hosts: ['retail.localhost'],
    siteName: '好物生活',
    pageDesc: '好物生活 认真挑选的家居日用',
    webColor: '#2f6b4f',
    logoUrl: '/pictures/logo-retail.svg',
    code: { codeImg: '', codeTitle: '手机下单 扫一扫' },
    delivery,
    seller: {
      taxNo: '91330100MADEMA0022',
      address: '浙江省杭州市西湖区演示路 200 号',
      telephone: '400-820-6628',
      bankName: '演示银行杭州分行',
      bankAccount: '6200000000001002',
    },
    page: {
      plateType: plateTypes.shop,
      topContent: {
        greeting: '您好，欢迎来到好物生活',
        hotWords: ['保温杯', '香薰蜡烛', '护眼台灯', '毛巾', '抱枕', '马克杯', '电热水壶'],
        navLinks: [
          { title: '首页', url: '/home' },
          { title: '帮助中心', url: '/help' },
        ],
        servicePhone: '400-820-6619',
      },
      modelContent: [],
      bottomContent: bottomContent('好物生活', retailServices),
    },
    loginPage: { plateType: plateTypes.shop },
  },
];

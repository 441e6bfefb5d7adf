import type { FloorLook } from '@jicai/domain/shop/block-looks.ts';

/** What the demo shops' home and login pages say. Categories are named here and become ids when the page is seeded. */
export interface HomePage {
  banners: { imgUrl: string; category: string; eyebrow: string; title: string; subtitle: string; action: string }[];
  /** Categories that the bar above leads to. */
  navigation: string[];
  floors: {
    category: string;
    look: FloorLook;
    promo: { title: string; subtitle: string; imgUrl: string; tone: string };
  }[];
  /** Titles of the ranking and the wall of brands at the end. */
  ranking: string;
  brands: string;
  login: { imgUrl: string; title: string; subtitle: string };
}

export const businessHome: HomePage = {
  banners: [
    {
      imgUrl: '/pictures/banner-business-1.webp',
      category: '办公文具',
      eyebrow: '年度框架集采',
      title: '办公用品\n锁价十二个月',
      subtitle: '常用品统一协议价\n月结结算，合规开票',
      action: '查看协议商品',
    },
    {
      imgUrl: '/pictures/banner-business-3.webp',
      category: '电脑外设',
      eyebrow: '新员工工位包',
      title: '一张单子\n配齐一个工位',
      subtitle: '显示器、键鼠、耳机、网线\n到货即用',
      action: '看电脑外设',
    },
    {
      imgUrl: '/pictures/banner-business-2.webp',
      category: '劳保安防',
      eyebrow: '安全生产',
      title: '劳保用品\n按季集中采购',
      subtitle: '合格证与检测报告\n随货同行',
      action: '去选购',
    },
  ],
  navigation: ['办公文具', '电脑外设', '劳保安防', '五金工具', '清洁用品'],
  floors: [
    {
      category: '办公文具',
      look: 'tall',
      promo: {
        title: '桌面补给\n按箱更省',
        subtitle: '整箱采购享阶梯价',
        imgUrl: '/pictures/promo-stationery.webp',
        tone: '',
      },
    },
    {
      category: '电脑外设',
      look: 'row',
      promo: {
        title: '新员工\n工位包',
        subtitle: '笔电、外设、线缆一次配齐',
        imgUrl: '/pictures/promo-computer.webp',
        tone: 'blue',
      },
    },
    {
      category: '劳保安防',
      look: 'band',
      promo: {
        title: '安全生产\n劳保专供',
        subtitle: '附检测报告与合格证',
        imgUrl: '/pictures/promo-safety.webp',
        tone: 'amber',
      },
    },
    {
      category: '茶水食品',
      look: 'row',
      promo: {
        title: '茶水间\n每周补一次',
        subtitle: '咖啡、茶、零食与饮用水',
        imgUrl: '/pictures/promo-pantry.webp',
        tone: 'amber',
      },
    },
  ],
  ranking: '热销排行',
  brands: '合作品牌',
  login: {
    imgUrl: '/pictures/login-business.webp',
    title: '把采购这件事\n做得清清楚楚',
    subtitle: '协议价、审批、账期、发票，一处办完。',
  },
};

export const retailHome: HomePage = {
  banners: [
    {
      imgUrl: '/pictures/banner-retail-1.webp',
      category: '家居布艺',
      eyebrow: '冬日居家',
      title: '把日子\n过得软一点',
      subtitle: '毛巾、茶杯与一支木质香\n新品已上架',
      action: '去看新品',
    },
    {
      imgUrl: '/pictures/banner-retail-2.webp',
      category: '水具茶器',
      eyebrow: '周末茶会',
      title: '一壶热茶\n慢慢过周末',
      subtitle: '茶具、保温杯与一盏暖灯\n都已备好',
      action: '看茶器',
    },
    {
      imgUrl: '/pictures/banner-retail-3.webp',
      category: '户外运动',
      eyebrow: '周末去露营',
      title: '带一顶帐篷\n去看看山',
      subtitle: '帐篷、露营椅与一盏营灯\n拎上就走',
      action: '去露营',
    },
    {
      imgUrl: '/pictures/banner-retail-4.webp',
      category: '文创礼物',
      eyebrow: '岁末礼物',
      title: '把心意\n好好包起来',
      subtitle: '礼盒、春茶与一盒生巧\n可代写贺卡',
      action: '挑一份礼物',
    },
  ],
  navigation: ['家居布艺', '厨房餐具', '灯具照明', '香氛花艺', '生活电器'],
  floors: [
    {
      category: '家居布艺',
      look: 'tall',
      promo: {
        title: '柔软的\n每一天',
        subtitle: '毛巾、抱枕、四件套',
        imgUrl: '/pictures/promo-home.webp',
        tone: '',
      },
    },
    {
      category: '厨房餐具',
      look: 'row',
      promo: {
        title: '好好\n吃饭',
        subtitle: '锅具、碗盘、砧板',
        imgUrl: '/pictures/promo-kitchen.webp',
        tone: 'blue',
      },
    },
    {
      category: '灯具照明',
      look: 'band',
      promo: {
        title: '留一盏灯\n等自己',
        subtitle: '睡前一小时，调暗一点',
        imgUrl: '/pictures/promo-lamp.webp',
        tone: 'amber',
      },
    },
    {
      category: '香氛花艺',
      look: 'row',
      promo: {
        title: '一支木质香\n一瓶尤加利',
        subtitle: '香薰、花器、绿植',
        imgUrl: '/pictures/promo-fragrance.webp',
        tone: 'rose',
      },
    },
  ],
  ranking: '大家在买',
  brands: '品牌',
  login: {
    imgUrl: '/pictures/login-retail.webp',
    title: '认真挑选的\n家居日用',
    subtitle: '毛巾、茶具、香薰，满 99 包邮。',
  },
};

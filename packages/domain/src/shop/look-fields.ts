interface PartWords {
  name: string;
  fields: Readonly<Record<string, string>>;
}

/** The parts of a look and their fields as people call them, for differences and conflicts. */
export const namedFields: Readonly<Record<string, PartWords>> = {
  brand: {
    name: '品牌与主题色',
    fields: { pageDesc: '商城名称', webColor: '主题色', logoUrl: '商城标志', companyLogoUrl: '登录页标志' },
  },
  header: {
    name: '页头与导航',
    fields: { greeting: '欢迎语', hotWords: '热搜词', navLinks: '导航', servicePhone: '客服电话' },
  },
  footer: {
    name: '页脚与服务承诺',
    fields: {
      copyright: '版权',
      icpNo: 'ICP 备案号',
      icpUrl: 'ICP 备案链接',
      policeNo: '公安备案号',
      policeUrl: '公安备案链接',
      licenseUrl: '证照图片',
      licenseText: '证照名称',
      services: '服务承诺',
    },
  },
  banner: { name: '轮播横幅', fields: { images: '横幅', interval: '间隔' } },
  iconNav: { name: '快捷入口', fields: { links: '入口' } },
  floor: {
    name: '商品楼层',
    fields: { title: '标题', moreUrl: '更多去', categoryId: '分类', itemIds: '商品', look: '样式', promo: '推广卡' },
  },
  itemList: { name: '商品列表', fields: { title: '标题', source: '商品来自', itemIds: '商品', look: '样式' } },
  richText: { name: '图文', fields: { html: '内容' } },
  notice: { name: '公告', fields: { title: '标题', count: '条数' } },
  brandWall: { name: '品牌墙', fields: { title: '标题', brandIds: '品牌' } },
  bottomHelp: {
    name: '页脚帮助栏',
    fields: { isCode: '显示二维码', codeImg: '二维码图片', codeTitle: '二维码标题' },
  },
};

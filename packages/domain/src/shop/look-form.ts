interface Link {
  title: string;
  url: string;
}
interface Picture {
  imgUrl: string;
  linkUrl: string;
}

/** What the rules of a look need to know of a block of the home page. */
type Block =
  | { type: 'banner'; options: { images: readonly Picture[] } }
  | { type: 'iconNav'; options: { links: readonly Link[] } }
  | {
      type: 'floor';
      options: {
        title: string;
        moreUrl: string;
        promo?: (Picture & { title: string; links?: Link[] | undefined }) | undefined;
      };
    }
  | { type: 'itemList'; options: { title: string; source: string; itemIds: readonly string[] } }
  | { type: 'richText'; options: { html: string } }
  | { type: 'bottomHelp' };

/** The look of a shop as the studio keeps it (docs/domain/catalog.md §9). */
export interface LookRules {
  pageDesc: string;
  webColor: string;
  page: {
    topContent: { navLinks: readonly Link[]; hotWords: readonly string[] };
    modelContent: readonly Block[];
    bottomContent: { services: readonly { title: string }[] };
  };
}

export const mostBlocks = 40;
export const mostBanners = 6;

/** Something that keeps a look from being published; `block` is its place among the blocks, from 0. */
export interface LookFault {
  block?: number;
  text: string;
}

/** A page of the shop, or an address of the web; never script. */
export const isSafeLink = (url: string): boolean =>
  url === '' || /^(?:\/(?!\/)|https?:\/\/|tel:|mailto:)\S*$/.test(url);

/** All that keeps this look from being published, in the order of the page. */
export function lookFaults({ pageDesc, webColor, page }: LookRules): LookFault[] {
  const { topContent, modelContent, bottomContent } = page;
  const faults: LookFault[] = [];
  if (pageDesc.trim() === '') faults.push({ text: '请填写商城名称' });
  if (!/^#[0-9a-f]{6}$/i.test(webColor)) faults.push({ text: '请选择主题色' });
  if (topContent.navLinks.some((link) => !isGoodLink(link)))
    faults.push({ text: '导航的每一项都要有名称和正确的链接' });
  if (topContent.hotWords.some((word) => word.trim() === '')) faults.push({ text: '热搜词不能为空' });
  if (bottomContent.services.some(({ title }) => title.trim() === ''))
    faults.push({ text: '服务承诺的每一项都要有标题' });
  if (modelContent.length > mostBlocks) faults.push({ text: `页面最多 ${mostBlocks} 个区块` });
  modelContent.forEach((block, at) => faults.push(...blockFaults(block).map((text) => ({ block: at, text }))));
  return faults;
}

const isGoodLink = ({ title, url }: Link) => title.trim() !== '' && url !== '' && isSafeLink(url);

function blockFaults(block: Block): string[] {
  switch (block.type) {
    case 'banner': {
      const { images } = block.options;
      if (images.length === 0) return ['请至少上传一张横幅'];
      if (images.length > mostBanners) return [`横幅最多 ${mostBanners} 张`];
      return [
        ...(images.some(({ imgUrl }) => imgUrl === '') ? ['每张横幅都要有图片'] : []),
        ...(images.every(({ linkUrl }) => isSafeLink(linkUrl)) ? [] : ['横幅的链接不正确']),
      ];
    }
    case 'iconNav':
      return block.options.links.length > 0 && block.options.links.every(isGoodLink)
        ? []
        : ['快捷入口的每一项都要有名称和正确的链接'];
    case 'floor': {
      const { title, moreUrl, promo } = block.options;
      return [
        ...(title.trim() === '' ? ['请填写楼层标题'] : []),
        ...(isSafeLink(moreUrl) ? [] : ['楼层的链接不正确']),
        ...(promo && (promo.imgUrl === '' || !isSafeLink(promo.linkUrl)) ? ['楼层的推广卡要有图片和正确的链接'] : []),
      ];
    }
    case 'itemList': {
      const { title, source, itemIds } = block.options;
      if (title.trim() === '') return ['请填写列表标题'];
      return source === 'ids' && itemIds.length === 0 ? ['请选择商品'] : [];
    }
    case 'richText':
      return block.options.html === '' ? ['图文还没有内容'] : [];
    case 'bottomHelp':
    default:
      return [];
  }
}

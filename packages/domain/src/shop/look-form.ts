import { contrastOf, contrastText, isHexColour, leastContrast, paper, readableOn } from './contrast.ts';

interface Link {
  title: string;
  url: string;
}
interface Picture {
  imgUrl: string;
  linkUrl: string;
}

interface Slide extends Picture {
  textColor?: string | undefined;
  backColor?: string | undefined;
}

/** What the rules of a look need to know of a block of the home page. */
type Block =
  | { type: 'banner'; options: { images: readonly Slide[] } }
  | { type: 'iconNav'; options: { links: readonly Link[] } }
  | {
      type: 'floor';
      options: {
        title: string;
        moreUrl: string;
        categoryId: string;
        itemIds: readonly string[];
        promo?: (Picture & { title: string; links?: Link[] | undefined }) | undefined;
      };
    }
  | { type: 'itemList'; options: { title: string; source: string; itemIds: readonly string[] } }
  | { type: 'richText'; options: { html: string } }
  | { type: 'notice'; options: { title: string; count: number } }
  | { type: 'brandWall'; options: { title: string; brandIds: readonly string[] } }
  | { type: 'bottomHelp' };

/** The look of a shop as the studio keeps it (docs/domain/catalog.md §9). */
export interface LookRules {
  pageDesc: string;
  webColor: string;
  page: {
    topContent: { navLinks: readonly Link[]; hotWords: readonly string[] };
    modelContent: readonly Block[];
    bottomContent: { services: readonly { title: string }[]; icpNo: string; policeNo: string };
  };
}

export const mostBlocks = 40;
export const mostBanners = 6;
export const mostBrandsOnWall = 24;

/** 沪ICP备2026008816号-1: place, the number of the subject, and of the site where it has one. */
const icpNumber = /^[\u4e00-\u9fff]ICP(?:备|证)\d{6,10}号(?:-\d{1,3})?$/;
/** 沪公网安备31010502006688号 */
const policeNumber = /^[\u4e00-\u9fff]公网安备\s?\d{14}号$/;

/** Something that keeps a look from being published; `block` is its place among the blocks, from 0. */
export interface LookFault {
  block?: number;
  text: string;
}

/** A page of the shop, or an address of the web; never script. */
export const isSafeLink = (url: string): boolean =>
  url === '' || /^(?:\/(?!\/)|https?:\/\/|tel:|mailto:)\S*$/.test(url);

/**
 * All that keeps this look from being published, in the order of the page. `categoryIds`: those of the first level that
 * the shop has now; left out while they are not known.
 */
export function lookFaults({ pageDesc, webColor, page }: LookRules, categoryIds?: ReadonlySet<string>): LookFault[] {
  const { topContent, modelContent, bottomContent } = page;
  const faults: LookFault[] = [];
  if (pageDesc.trim() === '') faults.push({ text: '请填写商城名称' });
  const colour = isHexColour(webColor) ? contrastFault('主题色与白底', webColor, paper) : '请选择主题色';
  if (colour !== undefined) faults.push({ text: colour });
  if (topContent.navLinks.some((link) => !isGoodLink(link)))
    faults.push({ text: '导航的每一项都要有名称和正确的链接' });
  if (topContent.hotWords.some((word) => word.trim() === '')) faults.push({ text: '热搜词不能为空' });
  if (bottomContent.services.some(({ title }) => title.trim() === ''))
    faults.push({ text: '服务承诺的每一项都要有标题' });
  if (bottomContent.icpNo !== '' && !icpNumber.test(bottomContent.icpNo))
    faults.push({ text: 'ICP 备案号格式应为 沪ICP备2026000001号-1' });
  if (bottomContent.policeNo !== '' && !policeNumber.test(bottomContent.policeNo))
    faults.push({ text: '公安备案号格式应为 沪公网安备31010000000001号' });
  if (modelContent.length > mostBlocks) faults.push({ text: `页面最多 ${mostBlocks} 个区块` });
  modelContent.forEach((block, at) =>
    faults.push(...blockFaults(block, categoryIds).map((text) => ({ block: at, text }))),
  );
  return faults;
}

const isGoodLink = ({ title, url }: Link) => title.trim() !== '' && url !== '' && isSafeLink(url);

/** Why one colour cannot be read on the other. */
export function contrastFault(what: string, colour: string, background: string): string | undefined {
  const ratio = contrastOf(colour, background);
  return ratio < leastContrast
    ? `${what}对比度 ${contrastText(ratio)}，至少要 ${leastContrast}:1，建议用 ${readableOn(background, colour)}`
    : undefined;
}

/** Words of a banner have colours of their own together with what is behind them, or none. */
export function slideColourFault({ textColor = '', backColor = '' }: Omit<Slide, keyof Picture>): string | undefined {
  if (textColor === '' && backColor === '') return undefined;
  if (!isHexColour(textColor) || !isHexColour(backColor)) return '横幅的文字颜色和底色要一起选';
  return contrastFault('横幅文字与底色', textColor, backColor);
}

function blockFaults(block: Block, categoryIds: ReadonlySet<string> | undefined): string[] {
  switch (block.type) {
    case 'banner': {
      const { images } = block.options;
      if (images.length === 0) return ['请至少上传一张横幅'];
      if (images.length > mostBanners) return [`横幅最多 ${mostBanners} 张`];
      return [
        ...(images.some(({ imgUrl }) => imgUrl === '') ? ['每张横幅都要有图片'] : []),
        ...(images.every(({ linkUrl }) => isSafeLink(linkUrl)) ? [] : ['横幅的链接不正确']),
        ...images.flatMap((image) => slideColourFault(image) ?? []),
      ];
    }
    case 'iconNav':
      return block.options.links.length > 0 && block.options.links.every(isGoodLink)
        ? []
        : ['快捷入口的每一项都要有名称和正确的链接'];
    case 'floor': {
      const { title, moreUrl, promo, categoryId } = block.options;
      const isGone = categoryId !== '' && categoryIds !== undefined && !categoryIds.has(categoryId);
      return [
        ...(title.trim() === '' ? ['请填写楼层标题'] : []),
        ...(isGone ? ['楼层的分类已删除，请重新选择'] : []),
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
    case 'notice':
      return block.options.title.trim() === '' ? ['请填写公告栏标题'] : [];
    case 'brandWall':
      return [
        ...(block.options.title.trim() === '' ? ['请填写品牌墙标题'] : []),
        ...(block.options.brandIds.length > mostBrandsOnWall ? [`品牌墙最多 ${mostBrandsOnWall} 个品牌`] : []),
      ];
    case 'bottomHelp':
    default:
      return [];
  }
}

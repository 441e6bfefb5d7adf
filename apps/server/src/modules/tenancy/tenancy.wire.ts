import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import { type Nav, type PageTemplate, type TemplateAnswer, zPageTemplate } from '@jicai/contract/shop/tenancy.ts';
import { z } from 'zod';
import type { ShopRow, TemplateRow } from './tenancy.store.ts';

const defaultColour = '#29166f';
/** More would make the footer longer than a page of goods; the help centre has them all. */
const mostLinksOfColumn = 8;

/** What of the shop's options concerns its look. */
const zLookOptions = z.object({ keepsPlace: z.boolean().catch(false) });

/** Wire shape of the template answer (spec section 7): tempPageData[0] is the login template, [1] the page template. */
export function toTemplateAnswer(
  shop: ShopRow,
  pages: TemplateRow[],
  { nav, categoryIds, help }: { nav: Nav[]; categoryIds: ReadonlySet<string>; help: HelpColumn[] },
  timestamp: number,
): TemplateAnswer {
  return {
    companyTempList: [
      {
        companyId: shop.companyId,
        companyName: shop.companyName,
        tempPageData: [toPage(pages, 'login'), toShownPage(toPage(pages, 'page'), categoryIds, help)],
        webColor: shop.webColor || defaultColour,
        pageDesc: shop.pageDesc || shop.siteName,
        customerLogo: shop.logoUrl,
        keepsPlace: zLookOptions.parse(shop.options).keepsPlace,
        isBusiness: shop.kind === 'business',
      },
    ],
    cateList: nav,
    companyLogoUrl: shop.companyLogoUrl,
    timestamp,
  };
}

type HelpColumn = Extract<PageTemplate['modelContent'][number], { type: 'bottomHelp' }>['options']['list'][number];

/**
 * The page as buyers see it: the footer's columns follow the help centre (docs/domain/content.md §1); a floor whose category
 * is gone, or not for the caller, shows the goods it names, and without any is left out (docs/domain/catalog.md §9).
 */
const toShownPage = (page: PageTemplate, categoryIds: ReadonlySet<string>, help: HelpColumn[]): PageTemplate => ({
  ...page,
  modelContent: page.modelContent.flatMap(({ blockId: _blockId, ...block }) => {
    if (block.type === 'bottomHelp') return { ...block, options: { ...block.options, list: toColumns(help) } };
    if (block.type !== 'floor' || block.options.categoryId === '' || categoryIds.has(block.options.categoryId))
      return block;
    return block.options.itemIds.length > 0 ? { ...block, options: { ...block.options, categoryId: '' } } : [];
  }),
});

const toColumns = (help: HelpColumn[]): HelpColumn[] =>
  help
    .filter(({ children }) => children.length > 0)
    .map(({ docTitle, children }) => ({ docTitle, children: children.slice(0, mostLinksOfColumn) }));

/** What a caller who already holds the current template gets. */
export function toUnchangedAnswer(shop: ShopRow, timestamp: number): TemplateAnswer {
  return { companyTempList: [], cateList: [], companyLogoUrl: shop.companyLogoUrl, timestamp };
}

/** A page of the look, whole. */
export function toPage(pages: TemplateRow[], kind: string): PageTemplate {
  const page = pages.find((row) => row.pageKind === kind);
  return zPageTemplate.parse({
    ...emptyPage,
    ...(page?.content as object | undefined),
    templatePageId: page?.id ?? '0',
  });
}

const emptyPage = {
  plateType: plateTypes.shop,
  topContent: { greeting: '', hotWords: [], navLinks: [] },
  modelContent: [],
  bottomContent: {
    copyright: '',
    icpNo: '',
    icpUrl: '',
    policeNo: '',
    policeUrl: '',
    licenseUrl: '',
    licenseText: '',
    services: [],
  },
};

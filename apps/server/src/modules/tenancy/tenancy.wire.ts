import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import { type Nav, type PageTemplate, type TemplateAnswer, zPageTemplate } from '@jicai/contract/shop/tenancy.ts';
import { z } from 'zod';
import type { ShopRow, TemplateRow } from './tenancy.store.ts';

const defaultColour = '#29166f';

/** What of the shop's options concerns its look. */
const zLookOptions = z.object({ keepsPlace: z.boolean().catch(false) });

/** Wire shape of the template answer (spec section 7): tempPageData[0] is the login template, [1] the page template. */
export function toTemplateAnswer(shop: ShopRow, pages: TemplateRow[], nav: Nav[], timestamp: number): TemplateAnswer {
  return {
    companyTempList: [
      {
        companyId: shop.companyId,
        companyName: shop.companyName,
        tempPageData: [toPage(pages, 'login'), toPage(pages, 'page')],
        webColor: shop.webColor || defaultColour,
        pageDesc: shop.pageDesc || shop.siteName,
        customerLogo: shop.logoUrl,
        keepsPlace: zLookOptions.parse(shop.options).keepsPlace,
      },
    ],
    cateList: nav,
    companyLogoUrl: shop.companyLogoUrl,
    timestamp,
  };
}

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

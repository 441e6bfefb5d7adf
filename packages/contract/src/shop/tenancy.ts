import { floorLooks, itemListLooks } from '@jicai/domain/shop/block-looks.ts';
import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import { z } from 'zod';
import { optional } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint } from '../wire/endpoint.ts';

const zLink = z.object({ title: z.string(), url: z.string() });
const zImage = z.object({
  imgUrl: z.string(),
  linkUrl: z.string(),
  title: z.string().optional(),
  subtitle: z.string().optional(),
  eyebrow: z.string().optional(),
  action: z.string().optional(),
  /** '#rrggbb' of the words and of what is behind the picture; without them the shop's own. */
  textColor: z.string().max(20).optional(),
  backColor: z.string().max(20).optional(),
});
const zHelpColumn = z.object({
  docTitle: z.string(),
  children: z.array(z.object({ docId: z.string(), docTitle: z.string() })),
});

/** Tells the blocks of a draft apart while they are moved and edited; buyers' pages come without. */
const zBlockId = z.string().max(40).optional();

/** Blocks of a page template (docs/domain/catalog.md §1), told apart by `type`. */
export const zBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('banner'),
    sortNo: z.number(),
    blockId: zBlockId,
    options: z.object({ images: z.array(zImage), interval: z.number() }),
  }),
  z.object({
    type: z.literal('iconNav'),
    sortNo: z.number(),
    blockId: zBlockId,
    options: z.object({ links: z.array(zLink) }),
  }),
  z.object({
    type: z.literal('floor'),
    sortNo: z.number(),
    blockId: zBlockId,
    options: z.object({
      title: z.string(),
      moreUrl: z.string(),
      categoryId: z.string(),
      itemIds: z.array(z.string()),
      look: z.enum(floorLooks).optional(),
      promo: z
        .object({
          title: z.string(),
          subtitle: z.string(),
          imgUrl: z.string(),
          linkUrl: z.string(),
          tone: z.string(),
          links: z.array(zLink).optional(),
        })
        .optional(),
    }),
  }),
  z.object({
    type: z.literal('itemList'),
    sortNo: z.number(),
    blockId: zBlockId,
    options: z.object({
      title: z.string(),
      source: z.enum(['new', 'hot', 'ids']),
      itemIds: z.array(z.string()),
      look: z.enum(itemListLooks).optional(),
    }),
  }),
  z.object({
    type: z.literal('richText'),
    sortNo: z.number(),
    blockId: zBlockId,
    options: z.object({ html: z.string() }),
  }),
  z.object({
    type: z.literal('notice'),
    sortNo: z.number(),
    blockId: zBlockId,
    /** The newest titles, so many of them. */
    options: z.object({ title: z.string(), count: z.number().int() }),
  }),
  z.object({
    type: z.literal('brandWall'),
    sortNo: z.number(),
    blockId: zBlockId,
    /** None named: the first ones of the shop. */
    options: z.object({ title: z.string(), brandIds: z.array(z.string()) }),
  }),
  z.object({
    type: z.literal('bottomHelp'),
    sortNo: z.number(),
    blockId: zBlockId,
    options: z.object({
      isCode: z.boolean(),
      list: z.array(zHelpColumn),
      codeImg: z.string(),
      codeTitle: z.string(),
    }),
  }),
]);

export const zPageTemplate = z.object({
  templatePageId: z.string(),
  plateType: zCode(plateTypes),
  topContent: z.object({
    greeting: z.string(),
    hotWords: z.array(z.string()),
    navLinks: z.array(zLink),
    servicePhone: z.string().optional(),
  }),
  modelContent: z.array(zBlock),
  bottomContent: z.object({
    copyright: z.string(),
    icpNo: z.string(),
    icpUrl: z.string(),
    policeNo: z.string(),
    policeUrl: z.string(),
    licenseUrl: z.string(),
    licenseText: z.string(),
    services: z.array(z.object({ iconUrl: z.string(), title: z.string(), desc: z.string() })),
  }),
});

const zNavLeaf = z.object({ navTitle: z.string(), categoryId: z.string() });
/** One first-level category of the mega-menu with its second and third level (spec section 3, navCateData). */
export const zNav = z.object({
  navTitle: z.string(),
  categoryId: z.string(),
  categoryImgUrl: z.string(),
  isIcon: z.boolean(),
  categoryChildren: z.array(zNavLeaf.extend({ categoryChildren: z.array(zNavLeaf).optional() })),
});

export const zTemplateAnswer = z.object({
  companyTempList: z.array(
    z.object({
      companyId: z.string(),
      companyName: z.string(),
      tempPageData: z.array(zPageTemplate),
      webColor: z.string(),
      pageDesc: z.string(),
      customerLogo: z.string(),
      /** A step back shows the place one came from; false as the specification has it: every page starts at the top. */
      keepsPlace: z.boolean(),
      /** Enterprises buy here first: the login and the registration begin with them. */
      isBusiness: z.boolean(),
    }),
  ),
  cateList: z.array(zNav),
  companyLogoUrl: z.string(),
  timestamp: z.number(),
});
export type TemplateAnswer = z.infer<typeof zTemplateAnswer>;
export type PageTemplate = z.infer<typeof zPageTemplate>;
export type TemplateBlock = z.infer<typeof zBlock>;
export type Nav = z.infer<typeof zNav>;

export const tenancy = {
  /** Host → company → template (spec sections 4 and 7). A `timestamp` equal to the current one is answered with empty lists. */
  '/api/ShopHostUrlMapTemplate/GetList': endpoint({
    access: 'public',
    body: z.object({
      hmtId: optional.text(),
      hostId: optional.text(),
      plateType: optional.code(plateTypes),
      templatePageId: optional.text(),
      createTime: optional.text(),
      operatorId: optional.text(),
      key: optional.text(),
      companyUrl: optional.text(255),
      timestamp: optional.int(0, Number.MAX_SAFE_INTEGER),
    }),
    result: zTemplateAnswer,
    answerCacheMs: 2000,
  }),
};

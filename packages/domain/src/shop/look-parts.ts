import { namedFields } from './look-fields.ts';

/** A value of a look; what JSON holds. */
export type LookValue = unknown;

/** A look as parts with fields, which are compared and merged one by one: frames, which every page has, and blocks. */
export interface LookPart {
  /** 'brand', 'header', 'footer', or a block's own id. */
  partId: string;
  /** Kind of a block; a frame's is its id. */
  type: string;
  fields: Readonly<Record<string, LookValue>>;
}

interface LookLike {
  pageDesc: string;
  webColor: string;
  logoUrl: string;
  companyLogoUrl: string;
  page: {
    topContent: object;
    bottomContent: object;
    modelContent: readonly { type: string; blockId?: string | undefined; options: object }[];
  };
}

/** The frames, then the blocks in their order. */
export function partsOf({ page, ...brand }: LookLike): LookPart[] {
  return [
    { partId: 'brand', type: 'brand', fields: { ...brand } },
    { partId: 'header', type: 'header', fields: { ...page.topContent } },
    ...page.modelContent.map((block, at) => ({
      partId: block.blockId ?? `${block.type}-${at + 1}`,
      type: block.type,
      fields: { ...block.options },
    })),
    { partId: 'footer', type: 'footer', fields: { ...page.bottomContent } },
  ];
}

/** The same whatever the order of their fields; what is not there equals nothing, an empty text and an empty list. */
export const isSame = (one: LookValue, other: LookValue): boolean => spelt(one) === spelt(other);

function spelt(value: LookValue): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '';
  if (Array.isArray(value)) return `[${value.map(spelt).join(',')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const text = spelt(part);
    return text === '' ? [] : [`${key}:${text}`];
  });
  return `{${entries.toSorted().join(',')}}`;
}

/** The name of a part: a block's own title where it has one. */
export function partName({ type, fields }: LookPart): string {
  const name = namedFields[type]?.name ?? type;
  const title = fields['title'];
  return typeof title === 'string' && title !== '' ? `${name}「${title}」` : name;
}

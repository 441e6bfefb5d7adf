/** What a product is sold with, and what may take its place (docs/domain/catalog.md §16). */
export const relatedKindTexts = { pair: '搭配', substitute: '替代' } as const;
export type RelatedKind = keyof typeof relatedKindTexts;
export const relatedKinds = Object.keys(relatedKindTexts) as [RelatedKind, ...RelatedKind[]];
export const mostRelated = 10;

/** Papers that come with goods. */
export const documentKindTexts = {
  certificate: '合格证',
  report: '检测报告',
  msds: 'MSDS',
  manual: '说明书',
  other: '其他资料',
} as const;
export type DocumentKind = keyof typeof documentKindTexts;
export const documentKinds = Object.keys(documentKindTexts) as [DocumentKind, ...DocumentKind[]];
export const mostDocuments = 20;
export const longestDocumentName = 60;

import type { AnswerOf } from '@jicai/contract/index.ts';

/** What a search that found nothing offers in its place. */
export type Instead = NonNullable<AnswerOf<'/api/ProductToC/GetWebSkuPage'>['instead']>;

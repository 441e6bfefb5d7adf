export { skuQuery } from './catalog.queries.ts';
export { stepAt, tierSteps } from './tiers.ts';
export { useRelated } from './use-related.ts';

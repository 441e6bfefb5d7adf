export { keptDetail, toDetailHtml } from './detail-html.ts';
export { selectAttrsOfPaths, selectStandingAttrs, selectWantedAttrs } from './category-attrs.store.ts';
export { type ComparedColumn, pairsText, selectStanding, type StandingItem, tiersText } from './goods-cells.store.ts';
export {
  type Cells,
  type Column,
  columnOf,
  type GoodsColumn,
  goodsColumns,
  optionalGoodsColumns,
  requiredColumns,
  requiredGoodsColumns,
  titledColumn,
} from './goods-columns.ts';
export { asText, openTextSheet } from './open-text-sheet.ts';
export { addGuide, openGoodsSheet, widthOf } from './write-goods-sheet.ts';
export type { GoodsRow } from './goods-row.ts';
export { type ResolvedRow, selectReservedByNo, upsertProducts } from './goods.store.ts';
export {
  brandIdOf,
  clearNameBook,
  createNameBook,
  forgetValues,
  idIn,
  resolveNameIds,
  resolveNames,
  valueIdsOf,
} from './name-book.ts';
export {
  selectItemMarks,
  selectItemStandings,
  selectProductMarks,
  selectProductStandings,
  type Standing,
} from './states.store.ts';
export { selectLeafPaths } from './names.store.ts';
export { removeEmptyProducts, takeItemsBack, takeProductsBack, type Written, type WrittenItem } from './take-back.ts';
export { writeGoods, writeItems } from './write-goods.ts';
export { replaceLabels, selectLabelIds } from './labels.store.ts';
export { holdRows } from './hold-rows.ts';
export { underLineNos } from './under-line.ts';
export {
  askForPrices,
  isAsked,
  listWaitingPrices,
  waitsAlready,
  priceChange,
  type WaitingPrices,
} from './price-change.ts';
export { askForPlan, planChange } from './plan-change.ts';
export { beginPlan, endHeld, endPlan, holdPlan } from './begin-plan.ts';
export { holdItem, isUnderLine, keepPlan, requireNoClash } from './price-plans.ts';
export { type PlanRow, selectPlanPage, selectStandingPlans, updatePlan } from './price-plans.store.ts';

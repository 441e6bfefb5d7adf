/** Carriers by the codes of the tracking platforms (docs/domain/catalog.md §2), the usual one first. */
export const logistics = [
  { logisticsCode: 'shunfeng', logisticsName: '顺丰速运' },
  { logisticsCode: 'jd', logisticsName: '京东物流' },
  { logisticsCode: 'ems', logisticsName: 'EMS' },
  { logisticsCode: 'youzhengguonei', logisticsName: '邮政快递包裹' },
  { logisticsCode: 'zhongtong', logisticsName: '中通快递' },
  { logisticsCode: 'yuantong', logisticsName: '圆通速递' },
  { logisticsCode: 'yunda', logisticsName: '韵达快递' },
  { logisticsCode: 'shentong', logisticsName: '申通快递' },
  { logisticsCode: 'jtexpress', logisticsName: '极兔速递' },
  { logisticsCode: 'debangkuaidi', logisticsName: '德邦快递' },
  { logisticsCode: 'debangwuliu', logisticsName: '德邦物流' },
  { logisticsCode: 'kuayue', logisticsName: '跨越速运' },
  { logisticsCode: 'annengwuliu', logisticsName: '安能物流' },
  { logisticsCode: 'yimidida', logisticsName: '壹米滴答' },
  { logisticsCode: 'self', logisticsName: '自行配送' },
  { logisticsCode: 'other', logisticsName: '其他' },
] as const;

/** What carriers are asked for: parcels of the shop, or goods that a buyer sends back. */
export const carrierScenes = { order: 1, sendBack: 2 } as const;
export type CarrierScene = (typeof carrierScenes)[keyof typeof carrierScenes];

export type LogisticsCode = (typeof logistics)[number]['logisticsCode'];
export const logisticsCodes = logistics.map(({ logisticsCode }) => logisticsCode);

/**
 * Carriers the shop ships by, the usual one first, as its options keep them; every one where it chose none. A code that is
 * on no list any more is left out.
 */
export function carriersOf(options: unknown): LogisticsCode[] {
  const { carriers } = (options ?? {}) as { carriers?: unknown };
  const chosen = Array.isArray(carriers) ? logisticsCodes.filter((code) => carriers.includes(code)) : [];
  const usual = Array.isArray(carriers) ? chosen.find((code) => code === carriers[0]) : undefined;
  if (chosen.length === 0) return [...logisticsCodes];
  return usual ? [usual, ...chosen.filter((code) => code !== usual)] : chosen;
}

/** The name of a carrier; undefined for a code that is not on the list. */
export const logisticsName = (code: string): string | undefined =>
  logistics.find(({ logisticsCode }) => logisticsCode === code)?.logisticsName;

/** 顺丰速运、京东物流. */
export const carriersText = (codes: readonly LogisticsCode[]): string =>
  codes.map((code) => logisticsName(code) ?? '').join('、');

/** Goods that the shop brings itself have no carrier's number. */
export const ownDelivery = 'self' satisfies LogisticsCode;

/** What is wrong with the number of a parcel: 6 to 32 letters, digits and dashes; own delivery may do without. */
export function logisticsNoFault({ logisticsCode, logisticsNo }: { logisticsCode: string; logisticsNo: string }) {
  if (logisticsCode === ownDelivery && logisticsNo === '') return undefined;
  if (logisticsNo === '') return '请填写物流单号';
  return /^[A-Za-z0-9-]{6,32}$/.test(logisticsNo) ? undefined : '物流单号格式不正确，应为 6–32 位字母、数字或 -';
}

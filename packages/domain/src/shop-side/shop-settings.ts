import { approvalRanges } from '../approvals/approval-options.ts';
import { importRanges } from '../goods/import-undo.ts';
import { defaultMarginPercent } from '../money/margin-line.ts';
import { moneyText } from '../money/yuan.ts';
import { defaultTradeOptions } from '../orders/trade-options.ts';
import { defaultCreditOptions } from '../payments/credit-limits.ts';
import { sessionRanges } from '../people/session-options.ts';
import { defaultSettlementOptions } from '../settlements/settlement-options.ts';
import { changeRanges } from '../shop/change-states.ts';
import type { CountRange } from '../shop/stored-counts.ts';
import { warningRanges } from '../shop/warning-options.ts';
import { defaultStatementOptions } from '../statements/statement-options.ts';

/** A setting of a shop: where it stands in its options, what it is called, and what values it takes. */
export type ShopSetting = { key: string; group: SettingGroup; label: string; help?: string } & (
  | { kind: 'count'; unit: string; min: number; max: number; initial: number }
  | { kind: 'fen'; min: number; max: number; initial: number }
  | { kind: 'flag'; initial: boolean }
);
export type SettingValue = number | boolean;

export const settingGroups = [
  '付款',
  '审批',
  '发货与收货',
  '售后',
  '对账',
  '供应商结算',
  '授信',
  '复核',
  '商品',
  '价格',
  '提醒',
  '登录',
  '展示',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

const mostFen = 9_999_999_999;
const trade = defaultTradeOptions;
const bill = defaultStatementOptions;
const settle = defaultSettlementOptions;

const count =
  (group: SettingGroup, unit: string, max: number, min = 1) =>
  (key: string, label: string, initial: number, help?: string): ShopSetting => ({
    key,
    group,
    label,
    kind: 'count',
    unit,
    min,
    max,
    initial,
    ...(help && { help }),
  });
const fen = (group: SettingGroup, key: string, label: string, initial: number, help?: string): ShopSetting => ({
  key,
  group,
  label,
  kind: 'fen',
  min: 0,
  max: mostFen,
  initial,
  ...(help && { help }),
});
const flag = (group: SettingGroup, key: string, label: string, initial: boolean, help?: string): ShopSetting => ({
  key,
  group,
  label,
  kind: 'flag',
  initial,
  ...(help && { help }),
});

/** Whose default and range its readers name. */
const ranged =
  (group: SettingGroup, unit: string) =>
  (key: string, label: string, range: CountRange, help?: string): ShopSetting => ({
    key,
    group,
    label,
    kind: 'count',
    unit,
    ...range,
    ...(help && { help }),
  });

const inHours = ranged('审批', '小时');
const stays = ranged('登录', '小时');
const warns = ranged('提醒', '天');
const shipDays = count('发货与收货', '天', 90);
const saleDays = count('售后', '天', 90);

/** Whether a mailbox may stand in for a mobile, which the shop cannot have where no mail leaves (docs/domain/accounts.md §17). */
export const mailCodesKey = 'codes.isByMail';

/**
 * Every deadline and limit that a shop may set for itself (docs/domain/settings.md §1). `key` is its path in the shop's
 * options; what is not set takes `initial`. The readers of the options take the same defaults.
 */
export const shopSettings: readonly ShopSetting[] = [
  count('付款', '分钟', 1440)('memberPayMinutes', '个人在线付款期限', trade.memberPayMinutes),
  count('付款', '小时', 720)('businessPayHours', '企业在线付款期限', trade.businessPayHours),
  count('付款', '天', 60)('transferPayDays', '对公转账付款期限', trade.transferPayDays),
  {
    ...fen('付款', 'refundAloneFen', '单人人工退款上限', trade.refundAloneFen, '人工退款或少收入账超过须第二人复核'),
    min: 1,
  } as ShopSetting,
  inHours('approvals.remindHours', '第一次提醒审批人', approvalRanges.remindHours, '一步开始后起算'),
  inHours('approvals.remindAgainHours', '再次提醒审批人', approvalRanges.remindAgainHours, '晚于审批期限则不提醒'),
  inHours('approvals.expiryHours', '审批期限', approvalRanges.expiryHours, '一步无人审批，订单自动取消'),
  ranged('审批', '天')('approvals.editDays', '驳回或撤回后修改期限', approvalRanges.editDays, '超过后订单自动取消'),
  ranged('审批', '天')('approvals.delegateDays', '委托审批最长', approvalRanges.delegateDays),
  count('发货与收货', '小时', 720)('shipWithinHours', '发货时限', trade.shipWithinHours, '超过后订单列为超时'),
  count('发货与收货', '小时', 720)(
    'changeConsentHours',
    '订单变更确认期限',
    trade.changeConsentHours,
    '超过后变更失效',
  ),
  {
    ...fen('发货与收货', 'priceCutAloneFen', '单人降价上限', trade.priceCutAloneFen, '一次变更少收超过须第二人复核'),
    min: 1,
  } as ShopSetting,
  {
    ...fen(
      '发货与收货',
      'tellOrderFen',
      '大额订单提醒业务员',
      trade.tellOrderFen,
      '达到这个金额的订单待发货时告知客户的业务员',
    ),
    min: 1,
  } as ShopSetting,
  shipDays('autoReceiveDays', '无签收信息自动收货', trade.autoReceiveDays),
  shipDays('signedReceiveDays', '签收后自动收货', trade.signedReceiveDays),
  shipDays('extendReceiveDays', '延长收货一次', trade.extendReceiveDays),
  saleDays('noReasonDays', '无理由退货', trade.noReasonDays, '收货后起算'),
  saleDays('afterSaleDays', '有理由售后', trade.afterSaleDays, '订单完成后起算'),
  saleDays('returnAuditDays', '售后审核期限', trade.returnAuditDays, '超过后视为同意'),
  saleDays('returnSendBackDays', '买家寄回期限', trade.returnSendBackDays, '超过后售后关闭'),
  saleDays('returnReceiveDays', '寄回无签收自动验收', trade.returnReceiveDays),
  saleDays('returnSignedDays', '寄回签收后自动验收', trade.returnSignedDays),
  saleDays('exchangeConfirmDays', '换货自动确认', trade.exchangeConfirmDays),
  flag('售后', 'isBusinessNoReason', '企业客户也可无理由退货', trade.isBusinessNoReason),
  flag('售后', 'isRedLetterFirst', '已开专票先红字后退款', trade.isRedLetterFirst),
  count('对账', '日', 28)('statements.billDay', '每月出账日', bill.billDay),
  flag('对账', 'statements.isAutoConfirmed', '客户未答复自动确认', bill.isAutoConfirmed),
  count('对账', '天', 60)('statements.autoConfirmDays', '自动确认天数', bill.autoConfirmDays),
  flag('对账', 'statements.isSplitPay', '提异议的人不能独自确认', bill.isSplitPay),
  {
    ...fen(
      '对账',
      'statements.adjustAloneFen',
      '单人调整上限',
      bill.adjustAloneFen,
      '与比例取较低者，超过须第二人复核',
    ),
    min: 1,
  } as ShopSetting,
  count('对账', '%', 100)('statements.adjustAlonePercent', '单人调整比例上限', bill.adjustAlonePercent),
  count('供应商结算', '日', 28, 0)(
    'settlements.makeDay',
    '每月自动生成结算单',
    settle.makeDay,
    '生成上月草稿；0 为不自动生成',
  ),
  flag('供应商结算', 'settlements.isInvoiceFirst', '付款前须核对供应商发票', settle.isInvoiceFirst),
  count('供应商结算', '天', 30, 0)(
    'settlements.remindDays',
    '未答复提醒供应商',
    settle.remindDays,
    '每隔几天提醒一次，最多三次；0 为不提醒',
  ),
  fen('授信', 'credit.raiseAloneFen', '单人授信上限', defaultCreditOptions.raiseAloneFen, '超过须第二人复核'),
  ranged('复核', '天')('changes.lifeDays', '第二人复核期限', changeRanges.lifeDays, '无人复核则自动撤回'),
  ranged('商品', '天')('imports.undoDays', '导入可撤销', importRanges.undoDays, '导入结束后起算'),
  count('价格', '%', 90, 0)(
    'pricing.marginPercent',
    '毛利线',
    defaultMarginPercent,
    '分类没有自己的毛利线时用，低于它的价格须第二人复核',
  ),
  warns('warnings.paperDays', '供应商证照到期提醒', warningRanges.paperDays, '提前几天'),
  warns('warnings.priceDays', '协议价到期提醒', warningRanges.priceDays, '提前几天'),
  stays('sessions.buyerIdleHours', '商城无操作退出', sessionRanges.buyerIdleHours),
  stays('sessions.buyerHours', '商城登录时长', sessionRanges.buyerHours, '满后需重新登录'),
  stays('sessions.shopIdleHours', '后台无操作退出', sessionRanges.shopIdleHours, '商城运营和供应商'),
  stays('sessions.shopHours', '后台登录时长', sessionRanges.shopHours, '满后需重新登录'),
  ranged('登录', '天')('sessions.rememberDays', '记住登录', sessionRanges.rememberDays, '勾选记住登录时'),
  ranged('登录', '分钟')('sessions.viewingMinutes', '看客户所见', sessionRanges.viewingMinutes, '到时自动结束'),
  flag('登录', mailCodesKey, '可用邮箱代替手机验证', false, '注册、登录和找回密码可改用发到邮箱的验证码'),
  flag('展示', 'isPriceForMembersOnly', '登录后才显示价格', false),
];

export const shopSettingOf = (key: string): ShopSetting | undefined => shopSettings.find((one) => one.key === key);

/** Why a value is none of this setting's; undefined where it is. */
export function settingFault(setting: ShopSetting, value: SettingValue): string | undefined {
  if (setting.kind === 'flag') return typeof value === 'boolean' ? undefined : '请选择是或否';
  const isFit =
    typeof value === 'number' && Number.isSafeInteger(value) && value >= setting.min && value <= setting.max;
  if (isFit) return undefined;
  return setting.kind === 'fen' ? '请输入正确的金额' : `请输入${setting.min}到${setting.max}的整数`;
}

/** What of the stored options stands at a key; undefined where the shop has set nothing that fits. */
export function storedSetting(options: unknown, setting: ShopSetting): SettingValue | undefined {
  const value = setting.key.split('.').reduce<unknown>((part, name) => {
    return typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined;
  }, options);
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  return settingFault(setting, value) === undefined ? value : undefined;
}

/** The options with this key set, or as the default has it (undefined); everything else stays. */
export function withSetting(options: unknown, key: string, value: SettingValue | undefined): Record<string, unknown> {
  const [name = '', ...rest] = key.split('.');
  const all = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {};
  if (rest.length > 0) return { ...all, [name]: withSetting(all[name], rest.join('.'), value) };
  const { [name]: _before, ...others } = all;
  return value === undefined ? others : { ...others, [name]: value };
}

/** A value in words: ¥99.00, 48 小时, 是. */
export function settingText(setting: ShopSetting, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  return setting.kind === 'fen' ? moneyText(value) : `${value} ${setting.kind === 'count' ? setting.unit : ''}`;
}

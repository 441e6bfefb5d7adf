import {
  type ProviderField,
  type ProviderOption,
  providerFaults,
  type ProviderValues,
  secretField,
  shownField,
} from '../shop-side/provider-form.ts';
import { logistics } from '../orders/logistics.ts';

const optional = (field: ProviderField): ProviderField => ({ ...field, isRequired: false });

/**
 * Who pays the courier, in the words of 快递100: the sender where none is named. Its CONSIGNEE 到付 is none of them: a buyer has
 * paid the freight with his order.
 */
const waybillPayTypes: readonly ProviderOption[] = [
  { value: '', text: '不填（寄付）' },
  { value: 'SHIPPER', text: '寄付 SHIPPER' },
  { value: 'MONTHLY', text: '月结 MONTHLY' },
  { value: 'THIRDPARTY', text: '第三方付 THIRDPARTY' },
];

/**
 * A contract of a supplier with a courier, as 快递100 asks for it (docs/domain/tracking.md §3). Which fields a courier needs
 * beside the first is told by its row in 快递100's 电子面单参数.
 */
export const waybillContractFields: readonly ProviderField[] = [
  shownField('partnerId', '客户账号 partnerId', '月结账号或客户编码，由快递网点给出'),
  optional(
    secretField('partnerKey', '账号密码 partnerKey', '以下各项按快递100《电子面单参数》里这家快递公司的一行填写'),
  ),
  optional(secretField('partnerSecret', '账号密钥 partnerSecret')),
  optional(shownField('partnerName', '账号名称 partnerName')),
  optional(shownField('net', '网点 net')),
  optional(shownField('code', '承载编号 code')),
  optional(shownField('checkMan', '业务员 checkMan')),
  optional(shownField('expType', '产品类型 expType', '如 标准快递、顺丰特惠；不填由快递公司默认')),
  {
    ...optional(shownField('payType', '付款方式 payType', '客户下单时已付运费，不能选到付')),
    options: waybillPayTypes,
  },
  optional(shownField('tempId', '面单模板 tempId', '快递100后台的模板编码；填了才会生成快递公司的面单，否则只取单号')),
];

/** What is wrong with a typed contract, by field. */
export function waybillContractFaults(values: ProviderValues, keptSecrets: readonly string[]): Record<string, string> {
  const payType = (values['payType'] ?? '').trim();
  const isKnown = waybillPayTypes.some(({ value }) => value === payType);
  return {
    ...providerFaults(waybillContractFields, values, keptSecrets),
    ...(!isKnown && { payType: `付款方式只能是 ${waybillPayTypes.map(({ text }) => text).join('、')}` }),
  };
}

/** Carriers that give no numbers. */
const unnumbered = new Set<string>(['self', 'other']);

/** Couriers a contract can be with. */
export const numberedLogistics = logistics.filter(({ logisticsCode }) => !unnumbered.has(logisticsCode));

import { type ProviderField, secretField, shownField } from '../shop-side/provider-form.ts';

/** Who issues a shop's 数电票 (docs/domain/invoices.md §7), in the order they are asked while none is put first. */
export const taxProviders = ['NUONUO', 'BAIWANG'] as const;
export type TaxProvider = (typeof taxProviders)[number];

export const taxProviderTexts: Readonly<Record<TaxProvider, string>> = { NUONUO: '诺诺发票', BAIWANG: '百望云' };

const optional = (field: ProviderField): ProviderField => ({ ...field, isRequired: false });
const seller = shownField('taxNo', '销方税号', '须与授权的企业一致，发票由它开出');
const drawer = shownField('drawer', '开票员', '电子税务局里有开票权限的姓名');

/** Fields of a connection by provider. */
export const taxFields: Readonly<Record<TaxProvider, readonly ProviderField[]>> = {
  NUONUO: [
    shownField('appKey', '应用 AppKey', '诺诺开放平台自用型应用的 appKey'),
    secretField('appSecret', '应用 AppSecret'),
    seller,
    drawer,
    optional(shownField('extensionNumber', '分机号', '诺税通里的开票分机，只有一个时留空')),
  ],
  BAIWANG: [
    shownField('appKey', '应用 AppKey', '百望云开放平台应用的 appKey，企业版销项'),
    secretField('appSecret', '应用 AppSecret'),
    shownField('username', '用户名', '租户管理员账号'),
    secretField('password', '密码'),
    secretField('salt', '用户盐值', '开放平台与密码一起给出'),
    seller,
    drawer,
    optional(shownField('taxUserName', '电子税局账号', '登记了多个开票账号时填写')),
  ],
};

/** Longest number that both platforms take for a request, in characters. */
const longest = 20;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The number by which a platform knows a request, at its `attempt`th try after a refusal (1-based): one paper comes of it,
 * however often it is sent. A refused one is never used again, so each try after it has a letter of its own. Throws beyond
 * the 27th.
 */
export function taxSerial(reqNo: string, attempt: number): string {
  const letter = attempt === 1 ? '' : letters[attempt - 2];
  if (letter === undefined || attempt < 1) throw new Error(`a request is not sent for the ${attempt}th time`);
  const serial = reqNo + letter;
  if (serial.length > longest) throw new Error(`${serial} is too long for a tax platform`);
  return serial;
}

/** All numbers that a request went by before its `attempt`th try, oldest first. */
export const earlierSerials = (reqNo: string, attempt: number): string[] =>
  Array.from({ length: attempt - 1 }, (_, at) => taxSerial(reqNo, at + 1));

/** Most tries of one request. */
export const maxTaxAttempts = letters.length + 1;

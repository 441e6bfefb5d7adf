import { type FieldRule, hasControl, hasEmoji, lengthOf, matching, optionally } from '../forms/text.ts';

export const maxAddresses = 50;
export const tooManyAddresses = `最多可保存${maxAddresses}个收货地址`;
export const incompleteArea = '请选择完整的所在地区';

export const receiver: FieldRule = (value) =>
  lengthOf(value) >= 2 && lengthOf(value) <= 20 && !/^\d+$/.test(value) && !hasEmoji(value) && !hasControl(value)
    ? undefined
    : '请输入2-20个字的收货人姓名';

/** With area code and, where there is one, an extension. */
export const telephone: FieldRule = optionally(matching(/^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/, '固定电话格式不正确'));

export const zipCode: FieldRule = optionally(matching(/^\d{6}$/, '邮政编码格式不正确'));

export const addressTag: FieldRule = optionally((value) =>
  lengthOf(value) <= 10 && !hasControl(value) ? undefined : '标签不能超过10个字',
);

export const addressLine: FieldRule = (value) =>
  lengthOf(value) >= 5 && lengthOf(value) <= 120 && !hasControl(value) ? undefined : '请输入5-120个字的详细地址';

/** The line must say more than the area that was chosen (`areaText`: its names in one text). */
export function addressBeyondArea(value: string, areaText: string): string | undefined {
  const bare = value.replace(/[\s/、,，-]/g, '');
  return bare !== '' && areaText.endsWith(bare) ? '请输入5-120个字的详细地址' : undefined;
}

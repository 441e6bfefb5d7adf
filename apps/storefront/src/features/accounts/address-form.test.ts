import { expect, test } from 'vitest';
import { addressFaults, emptyAddress, recognised } from './address-form.ts';

const good = {
  ...emptyAddress,
  receiver: '陈思远',
  mobile: '13800138000',
  provinceCode: '310000',
  cityCode: '310100',
  areaCode: '310117',
  areaText: '上海市市辖区松江区',
  address: '民益路 201 号 2 号仓',
};
const faults = (part: Partial<typeof good>) => addressFaults({ ...good, ...part });

test('a complete address has no fault', () => {
  expect(faults({})).toEqual({});
});

test('full-width digits are plain digits', () => {
  expect(faults({ mobile: '１３８００１３８０００ ' })).toEqual({});
});

test('one number is enough, and which one is missing is said at the mobile', () => {
  expect(faults({ mobile: '', telephone: '021-57812345' })).toEqual({});
  expect(faults({ mobile: '' })).toEqual({ mobile: '请输入正确的手机号码' });
});

test.each([
  ['receiver', '陈', '请输入2-20个字的收货人姓名'],
  ['areaCode', '', '请选择完整的所在地区'],
  ['address', '松江区', '请输入5-120个字的详细地址'],
  ['address', '上海市市辖区松江区', '请输入5-120个字的详细地址'],
  ['zipCode', '20', '邮政编码格式不正确'],
  ['telephone', '123', '固定电话格式不正确'],
])('%s %j is refused', (field, value, text) => {
  expect(faults({ [field]: value })).toEqual({ [field]: text });
});

test('a pasted text fills what was recognised and leaves the rest', () => {
  const nothing = {
    receiver: '',
    mobile: '',
    telephone: '',
    zipCode: '',
    provinceCode: '',
    cityCode: '',
    areaCode: '',
    streetCode: '',
    areaText: '',
    address: '',
  };
  expect(recognised(nothing)).toEqual({});
  expect(recognised({ ...nothing, receiver: '张三', provinceCode: '310000', cityCode: '310100' })).toEqual({
    receiver: '张三',
    provinceCode: '310000',
    cityCode: '310100',
    areaCode: '',
    streetCode: '',
    areaText: '',
  });
});

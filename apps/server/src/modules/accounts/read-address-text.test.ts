import { areaLevels } from '@jicai/domain/people/address-text/area-words.ts';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { listAreasOfLevel, listStreetAreas } from '../reference/areas.ts';
import { areaTextOf, findAreaPath } from '../reference/index.ts';
import { readAddressText } from './read-address-text.ts';

const app = useTestApp();
const path = '/api/CustAddress/ParseText';

/** As people copy them from chats, other shops and mails: text, receiver, phone, area, rest. */
const pasted: [string, string, string, string, string][] = [
  [
    '收货人：李晓明\n手机号码：139-1234-5678\n所在地区：浙江省杭州市余杭区仓前街道\n详细地址：文一西路969号A座3楼',
    '李晓明',
    '13912345678',
    '浙江省杭州市余杭区仓前街道',
    '文一西路969号A座3楼',
  ],
  [
    '姓名:欧阳娜娜,电话:+86 138 0013 8000,地址:北京朝阳区建国路88号SOHO现代城A座1801',
    '欧阳娜娜',
    '13800138000',
    '北京市朝阳区',
    '建国路88号SOHO现代城A座1801',
  ],
  ['王女士13912345678广东省东莞市长安镇振安中路188号', '王女士', '13912345678', '广东省东莞市长安镇', '振安中路188号'],
  [
    '湖北恩施恩施市舞阳坝街道施州大道123号 田佳 15972712345',
    '田佳',
    '15972712345',
    '湖北省恩施土家族苗族自治州恩施市舞阳坝街道',
    '施州大道123号',
  ],
  [
    '上海松江新桥镇民益路201号2号仓，陈思远，13800100002',
    '陈思远',
    '13800100002',
    '上海市松江区新桥镇',
    '民益路201号2号仓',
  ],
  [
    '杭州市西湖区文三路478号华星时代广场A座 赵敏 0571-88886666',
    '赵敏',
    '0571-88886666',
    '浙江省杭州市西湖区',
    '文三路478号华星时代广场A座',
  ],
  [
    '江苏省 苏州市 昆山市 玉山镇 前进东路 100 号 Jack Ma 18600000000',
    'Jack Ma',
    '18600000000',
    '江苏省苏州市昆山市玉山镇',
    '前进东路 100 号',
  ],
  [
    '新疆维吾尔自治区伊犁哈萨克自治州伊宁市解放西路12号 阿卜杜拉·买买提 13999999999',
    '阿卜杜拉·买买提',
    '13999999999',
    '新疆维吾尔自治区伊犁哈萨克自治州伊宁市',
    '解放西路12号',
  ],
  [
    '巴特尔 13848480000 内蒙古呼和浩特新城区海拉尔东路1号',
    '巴特尔',
    '13848480000',
    '内蒙古自治区呼和浩特市新城区',
    '海拉尔东路1号',
  ],
  ['湖北省仙桃市干河街道仙桃大道12号 胡军 13600000000', '胡军', '13600000000', '湖北省仙桃市干河街道', '仙桃大道12号'],
  [
    '重庆市渝北区龙溪街道红锦大道86号 刘强（收）17300000000',
    '刘强',
    '17300000000',
    '重庆市渝北区龙溪街道',
    '红锦大道86号',
  ],
  [
    '上海华东机械有限公司 张三 13800138000 上海市闵行区都市路5001号',
    '张三',
    '13800138000',
    '上海市闵行区',
    '上海华东机械有限公司 都市路5001号',
  ],
  ['民益路201号张三13800138000上海市松江区', '张三', '13800138000', '上海市松江区', '民益路201号'],
  [
    '上海市上海市浦东新区张江镇祖冲之路887弄 收 钱多多 13700000000',
    '钱多多',
    '13700000000',
    '上海市浦东新区张江镇',
    '祖冲之路887弄',
  ],
  [
    '中国广东省深圳市南山区粤海街道深南大道10000号 马腾 13500000000',
    '马腾',
    '13500000000',
    '广东省深圳市南山区粤海街道',
    '深南大道10000号',
  ],
  ['深圳南山科技园科苑路15号 马腾 13500000000', '马腾', '13500000000', '广东省深圳市南山区', '科技园科苑路15号'],
  [
    '马腾\n13500000000\n广东省深圳市福田区莲花街道\n福中路福景大厦中座1111室',
    '马腾',
    '13500000000',
    '广东省深圳市福田区莲花街道',
    '福中路福景大厦中座1111室',
  ],
  [
    '【收货人】李四【电话】13512345678【地址】山东青岛市南香港中路8号',
    '李四',
    '13512345678',
    '山东省青岛市市南区',
    '香港中路8号',
  ],
  ['吉林省吉林市昌邑区解放大路1号 吉祥 13844440000', '吉祥', '13844440000', '吉林省吉林市昌邑区', '解放大路1号'],
  [
    '海南州共和县恰卜恰镇青海湖北大街1号 才让 13997440000',
    '才让',
    '13997440000',
    '青海省海南藏族自治州共和县恰卜恰镇',
    '青海湖北大街1号',
  ],
  ['郑州管城回族区紫荆山路1号 司马光 13900000000', '司马光', '13900000000', '河南省郑州市管城回族区', '紫荆山路1号'],
  ['中山市东区街道中山五路1号 何敏仪 13528100000', '何敏仪', '13528100000', '广东省中山市东区街道', '中山五路1号'],
  ['台湾省台北市大安区信义路1号 林美 13700000002', '林美', '13700000002', '台湾省台北市大安区', '信义路1号'],
  ['天河路385号太古汇 广州天河 梁咏 13802500000', '梁咏', '13802500000', '广东省广州市天河区', '天河路385号太古汇'],
  // Two provinces have this county: it stays where it can be read.
  ['朝阳区建国路93号 王五 13811112222', '王五', '13811112222', '', '朝阳区建国路93号'],
  ['放前台 13800138000', '', '13800138000', '', '放前台'],
];

describe('pasted texts', () => {
  test.each(pasted)('%s', (text, receiver, phone, areaText, address) => {
    const read = readAddressText(text);
    expect([read.receiver, read.mobile || read.telephone, read.areaText, read.address]).toEqual([
      receiver,
      phone,
      areaText,
      address,
    ]);
  });

  test('every county and one street in fifty are found by their whole names', () => {
    const counties = listAreasOfLevel(areaLevels.county);
    const streets = counties.flatMap((county) => listStreetAreas(county.code)).filter((_, at) => at % 50 === 0);
    const lost = [...counties, ...streets].filter(({ code }) => {
      const areaText = areaTextOf(findAreaPath(code) ?? []);
      const read = readAddressText(`${areaText} 幸福路1号 张三 13800138000`);
      return read.areaText !== areaText || read.address !== '幸福路1号';
    });
    expect(lost.map(({ code, name }) => code + name)).toEqual([]);
  });
});

describe(path, () => {
  const call = (text: unknown, options: { token?: string; host?: string } = {}) =>
    app.call(path, { data: { text } }, options);

  test('answers the codes of the form', async () => {
    const { resultData } = await call(pasted[4]?.[0], { token: await signIn(app, 'buyer') });
    expect(resultData).toMatchObject({
      provinceCode: '310000',
      cityCode: '310100',
      areaCode: '310117',
      streetCode: '310117105',
      telephone: '',
      zipCode: '',
    });
  });

  test('who may not, and what may not be asked', async () => {
    const token = await signIn(app, 'buyer');
    expect((await call('张三')).errorCode).toBe('2');
    expect((await call('张三', { token: await signIn(app, 'finance') })).errorCode).toBe('3');
    expect((await call('张三', { token, host: retailHost })).errorCode).toBe('2');
    expect(await call('', { token })).toMatchObject({ errorCode: '4', errorMsg: '请粘贴收货信息' });
    expect(await call('张'.repeat(501), { token })).toMatchObject({ errorMsg: '收货信息不能超过500个字' });
  });
});

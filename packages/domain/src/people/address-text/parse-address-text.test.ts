import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AreaName, indexAreas } from './area-words.ts';
import { parseAddressText } from './parse-address-text.ts';

const area = (code: string, name: string, parentCode: string, level: AreaName['level']): AreaName => ({
  code,
  name,
  parentCode,
  level,
});
const streets = [area('310117105', '新桥镇', '310117', 4), area('441900101', '长安镇', '441900', 4)];
const areas = [
  area('310000', '上海市', '', 1),
  area('310100', '上海市', '310000', 2),
  area('310115', '浦东新区', '310100', 3),
  area('310117', '松江区', '310100', 3),
  area('440000', '广东省', '', 1),
  area('441900', '东莞市', '440000', 2),
  area('441900', '东莞市', '441900', 3),
  area('150000', '内蒙古自治区', '', 1),
  area('150100', '呼和浩特市', '150000', 2),
  area('150102', '新城区', '150100', 3),
  area('422800', '恩施土家族苗族自治州', '420000', 2),
  area('422801', '恩施市', '422800', 3),
  area('420000', '湖北省', '', 1),
  area('211300', '朝阳市', '210000', 2),
  area('210000', '辽宁省', '', 1),
  area('110000', '北京市', '', 1),
  area('110100', '北京市', '110000', 2),
  area('110105', '朝阳区', '110100', 3),
  area('220104', '朝阳区', '220100', 3),
  area('220100', '长春市', '220000', 2),
  area('220000', '吉林省', '', 1),
];
const words = indexAreas(areas, (countyCode) => streets.filter(({ parentCode }) => parentCode === countyCode));
const parse = (text: string) => parseAddressText(words, text);
const fields = (text: string) => {
  const { receiver, mobile, area: found, address } = parse(text);
  return [receiver, mobile, found?.code ?? '', address];
};

describe('the three parts in any order', () => {
  const expected = ['张三', '13800138000', '310117105', '民益路201号 2号仓'];
  test.each([
    '张三 13800138000 上海市松江区新桥镇民益路201号 2号仓',
    '上海市松江区新桥镇民益路201号 2号仓 张三 13800138000',
    '13800138000，张三，上海市 松江区 新桥镇 民益路201号 2号仓',
    '张三13800138000上海松江新桥镇民益路201号 2号仓',
    '收货人：张三\n手机号：138-0013-8000\n所在地区：上海市/松江区/新桥镇\n详细地址：民益路201号 2号仓',
    '【收货人】张三【电话】+86 138 0013 8000【地址】上海上海市松江区新桥镇民益路201号 2号仓',
    '中国上海市市辖区松江区新桥镇民益路201号 2号仓　１３８００１３８０００　张三（收）',
  ])('%s', (text) => expect(fields(text)).toEqual(expected));
});

describe('areas', () => {
  test.each([
    ['松江区民益路201号', '310117', '民益路201号'],
    ['广东东莞长安镇振安中路188号', '441900101', '振安中路188号'],
    ['内蒙古呼和浩特新城区海拉尔东路1号', '150102', '海拉尔东路1号'],
    ['湖北恩施恩施市施州大道1号', '422801', '施州大道1号'],
    ['恩施州恩施市施州大道1号', '422801', '施州大道1号'],
    ['上海浦东张江路1号', '310115', '张江路1号'],
    // Two counties have this name, and a city begins like it: nobody can tell.
    ['朝阳区建国路93号', '', '朝阳区建国路93号'],
    ['北京朝阳建国路93号', '110105', '建国路93号'],
    // Names of roads, firms and schools are no places.
    ['北京西路88号', '', '北京西路88号'],
    ['上海华东机械有限公司', '', '上海华东机械有限公司'],
    ['上海市上海大学', '310100', '上海大学'],
    ['上海松江大道1号', '310100', '松江大道1号'],
    ['上海松江中学3号楼', '310100', '松江中学3号楼'],
  ])('%s', (text, code, address) => {
    const parsed = parse(text);
    expect([parsed.area?.code ?? '', parsed.address]).toEqual([code, address]);
  });
});

describe('names and numbers', () => {
  test.each([
    ['欧阳娜娜 13800138000', '欧阳娜娜'],
    ['王女士13800138000', '王女士'],
    ['阿卜杜拉·买买提，13800138000', '阿卜杜拉·买买提'],
    ['Jack Ma 13800138000', 'Jack Ma'],
    ['13800138000 李雷 前台', '李雷'],
    ['民益路201号张三13800138000', '张三'],
    ['姓名：贝拉 地址：民益路201号', '贝拉'],
    ['民益路201号', ''],
    ['一号仓库 13800138000', ''],
  ])('%s', (text, receiver) => expect(parse(text).receiver).toBe(receiver));

  test.each([
    ['021-57812345', '021-57812345', ''],
    ['(0571)88886666', '0571-88886666', ''],
    ['02157812345转801', '021-57812345-801', ''],
    ['张三 201620 民益路201号', '', '201620'],
    ['邮编：201620', '', '201620'],
    ['民益路201620号', '', ''],
  ])('%s', (text, telephone, zipCode) => expect(parse(text)).toMatchObject({ telephone, zipCode }));

  test('a second mobile stays in the address, and so does a number that is none', () => {
    expect(fields('13800138000 13900139000 松江区民益路201号')).toEqual([
      '',
      '13800138000',
      '310117',
      '13900139000 民益路201号',
    ]);
    expect(parse('1380013800 张三')).toMatchObject({ mobile: '', address: '1380013800' });
  });
});

const gaps = /[\s,，;；|。、\u200b-\u200d\ufeff]/g;
const bits = fc.oneof(
  fc.constantFrom(
    '上海市',
    '松江',
    '松江区',
    '新桥镇',
    '东莞',
    '内蒙古',
    '朝阳区',
    '恩施州',
    '北京',
    '民益路201号',
    'A座-3/F',
  ),
  fc.constantFrom(
    '张三',
    '欧阳娜娜',
    '王女士',
    '（收）',
    '收',
    'Jack Ma',
    '13800138000',
    '138-0013-8000',
    '+86 13800138000',
  ),
  fc.constantFrom(
    '021-57812345转801',
    '201620',
    '收货人：',
    '【地址】',
    '电话:',
    '，',
    ' ',
    '\n',
    '、',
    '１３８００１３８０００',
    '😀',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const texts = fc.array(bits, { maxLength: 14 }).map((parts) => parts.join(''));
const narrow = (text: string) =>
  text.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0b\uff0d]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );

describe('for any text', () => {
  const of = (text: string, ...kinds: string[]) =>
    parse(text)
      .pieces.filter(({ kind }) => kinds.includes(kind))
      .map((piece) => piece.text)
      .join('');

  test('the pieces are the text again, and what is dropped are gaps and labels alone', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { pieces } = parse(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(of(text, 'gap').replace(gaps, '')).toBe('');
        for (const { kind, text: label } of pieces)
          if (kind === 'label')
            expect(label).toMatch(
              /^(?:(?:收货|收件|联系)(?:人|地址|电话|方式)|详细地址|所在地区?|手机号?码?|电话|姓名|名字|地址|邮政编码|邮编|地区|街道|公司|中国|亲启|[收\s:：【[\]】()（）])+$/,
            );
      }),
      { numRuns: 2000 },
    );
  });

  test('every other character stands in the field of its kind', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parse(text);
        expect(parsed.address.replace(gaps, '')).toBe(narrow(of(text, 'address')));
        expect(parsed.receiver).toBe(narrow(of(text, 'receiver')));
        expect(parsed.mobile).toBe(
          narrow(of(text, 'mobile'))
            .replace(/\D/g, '')
            .replace(/^86(?=\d{11})/, ''),
        );
        expect(parsed.telephone.replace(/\D/g, '')).toBe(narrow(of(text, 'telephone')).replace(/\D/g, ''));
        expect(parsed.zipCode).toBe(narrow(of(text, 'zipCode')));
        if (of(text, 'area') === '') expect(parsed.area).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  test('parts that were put together come apart again', () => {
    const names = fc.constantFrom('张三', '李晓明', '欧阳娜娜', '王女士', '陈思远', 'Jack Ma');
    const mobiles = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }).map(String);
    const places = fc.constantFrom(
      ['上海市松江区新桥镇', '310117105'],
      ['上海 松江区', '310117'],
      ['广东省东莞市', '441900'],
      ['内蒙古自治区呼和浩特市新城区', '150102'],
      ['北京市北京市朝阳区', '110105'],
    );
    const lines = fc.constantFrom('民益路201号', '文三路478号A座-1201', '解放大街5弄3单元 402室');
    const separators = fc.constantFrom(' ', '，', ',', '\n', ' ， ');
    fc.assert(
      fc.property(
        names,
        mobiles,
        places,
        lines,
        separators,
        fc.integer({ min: 0, max: 5 }),
        (name, mobile, place, line, gap, turn) => {
          const [areaText = '', code] = place;
          const [a, b, c] = [name, mobile, areaText + line];
          const order =
            [
              [a, b, c],
              [a, c, b],
              [b, a, c],
              [b, c, a],
              [c, a, b],
              [c, b, a],
            ][turn] ?? [];
          expect(fields(order.join(gap))).toEqual([name, mobile, code, line]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

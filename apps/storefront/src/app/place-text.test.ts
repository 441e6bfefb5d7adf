import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

test.each([
  ['上海市/上海市/松江区', '上海市 松江区'],
  ['浙江省/宁波市/海曙区', '浙江省 宁波市 海曙区'],
  ['上海市', '上海市'],
  ['', ''],
])('%s reads %s', (areaText, text) => expect(placeText(areaText)).toBe(text));

import { expect, test } from 'vitest';
import { initialOf } from './initial-of.ts';

test.each([
  ['启文', 'Q'],
  ['晴川', 'Q'],
  ['博雅', 'B'],
  ['安盾', 'A'],
  ['锐工', 'R'],
  ['素格', 'S'],
  ['拓远', 'T'],
  ['云简', 'Y'],
  ['致远', 'Z'],
  ['恒木', 'H'],
  ['木禾', 'M'],
  ['净舍', 'J'],
  ['联川', 'L'],
  ['欧普', 'O'],
  ['得力', 'D'],
  ['飞利浦', 'F'],
  ['格力', 'G'],
  ['科密', 'K'],
  ['南孚', 'N'],
  ['品胜', 'P'],
  ['西门子', 'X'],
  ['卫士', 'W'],
  ['晨光', 'C'],
  ['鄂尔多斯', 'E'],
  ['deli', 'D'],
  ['３M', '#'],
  ['360', '#'],
  ['', '#'],
])('%s is listed under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

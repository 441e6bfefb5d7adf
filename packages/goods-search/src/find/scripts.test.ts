import { describe, expect, test } from 'vitest';
import { searcher } from '../test/index-of-goods.ts';

const rightly = Array.from({ length: 30 }, (_, at) => ({ title: `桌面计算器 ${at} 型`, category: '计算器' }));

const search = searcher([
  { title: '家用激光打印机', category: '打印机' },
  { title: '打印机支架', category: '支架' },
  { title: '磁性白板 90×60cm', category: '白板' },
  { title: '可擦白板笔 红', category: '白板笔' },
  { title: '十字螺丝刀', category: '螺丝刀' },
  { title: '静电复印纸 A4 70g', category: '复印纸' },
  { title: '静电复印纸 A4 80g', category: '复印纸' },
  { title: '回形针 100枚', category: '回形针' },
  { title: '惠普硒鼓 88A', category: '硒鼓', brand: '惠普' },
  { title: '得力订书机', category: '订书机', brand: '得力' },
  { title: '运动水杯 500ml', category: '水杯' },
  { title: '运动水杯 1L', category: '水杯' },
  { title: '中性笔 0.5mm', category: '中性笔' },
  ...rightly,
  { title: '语音记算器', category: '计算器' },
  { title: '太阳能记算器', category: '计算器' },
]);

describe('other scripts', () => {
  test.each([
    ['printer', '家用激光打印机'],
    ['Laser Printers', '家用激光打印机'],
    ['whiteboard', '磁性白板 90×60cm'],
    ['whiteboard marker', '可擦白板笔 红'],
    ['screwdriver', '十字螺丝刀'],
    ['screwdrivr', '十字螺丝刀'],
    ['A4 copy paper', '静电复印纸 A4 80g'],
    ['paper clips', '回形针 100枚'],
    ['HP toner', '惠普硒鼓 88A'],
    ['Deli stapler', '得力订书机'],
    ['da yin ji', '家用激光打印机'],
    ['500ml shuibei', '运动水杯 500ml'],
    ['500mlshuibei', '运动水杯 500ml'],
    ['shuibei500ml', '运动水杯 500ml'],
    ['fuyinzhi 70g', '静电复印纸 A4 70g'],
    ['a4 fu yin zhi 70g', '静电复印纸 A4 70g'],
    ['zhong xing bi 0.5mm', '中性笔 0.5mm'],
  ])('%s', (text, title) => {
    expect(search(text).titles[0]).toBe(title);
  });

  test('a typo that a few sellers share is put right', () => {
    expect(search('记算器')).toMatchObject({ correctedKey: '计算器', total: 32 });
    expect(search('回形针')).toMatchObject({ correctedKey: undefined, total: 1 });
  });
});

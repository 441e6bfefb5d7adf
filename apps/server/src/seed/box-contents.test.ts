import { describe, expect, it } from 'vitest';
import { boxContents } from './box-contents.ts';

const mop = { categoryPath: '清洁用品/清洁工具/拖把', unit: '套', attrs: '', packing: '1 套/箱' };

describe('what is in the box', () => {
  it('is the goods and their certificate', () => {
    expect(boxContents(mop)).toEqual([
      ['拖把', '1 套'],
      ['合格证', '1 张'],
    ]);
  });

  it('names what the attributes call 附件, with its count', () => {
    expect(boxContents({ ...mop, attrs: '杆长:125cm|附件:拖布 2 片、水桶' })).toEqual([
      ['拖把', '1 套'],
      ['拖布', '2 片'],
      ['水桶', '1 件'],
      ['合格证', '1 张'],
    ]);
  });

  it('has papers with a machine, fittings with what is put together, and none with food', () => {
    const names = (categoryPath: string, packing = '') =>
      boxContents({ categoryPath, unit: '台', attrs: '件数:2 只', packing }).map(([name]) => name);
    expect(names('生活电器/茶水厨房/电水壶')).toEqual(['电水壶（2 只）', '使用说明书', '保修卡', '合格证']);
    expect(names('办公家具/桌/书桌', '1 张/箱，需组装')).toEqual(['书桌（2 只）', '安装五金包', '安装说明', '合格证']);
    expect(names('茶水食品/饮料/茶')).toEqual(['茶（2 只）']);
  });
});

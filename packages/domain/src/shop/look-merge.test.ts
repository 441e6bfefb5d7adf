import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookDiff, lookText } from './look-diff.ts';
import { mergeParts, takeTheirs } from './look-merge.ts';
import { type LookPart, partsOf } from './look-parts.ts';

const look = (part: object = {}, blocks: { type: string; blockId?: string; options: object }[] = []) =>
  partsOf({
    pageDesc: '某某商城',
    webColor: '#29166f',
    logoUrl: '',
    companyLogoUrl: '',
    page: { topContent: { greeting: '您好' }, bottomContent: { copyright: '©' }, modelContent: blocks },
    ...part,
  });
const text = (blockId: string, html: string) => ({ type: 'richText', blockId, options: { html } });
const ids = (parts: readonly LookPart[]) => parts.map(({ partId }) => partId);

describe('two people on one draft', () => {
  const base = look({}, [text('a', '甲'), text('b', '乙')]);

  test('each keeps what he alone changed', () => {
    const mine = look({ webColor: '#aa3300' }, [text('a', '甲改'), text('b', '乙')]);
    const theirs = look({ pageDesc: '新名' }, [text('a', '甲'), text('b', '乙'), text('c', '丙')]);
    const { parts, conflicts } = mergeParts(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(ids(parts)).toEqual(['brand', 'header', 'a', 'b', 'c', 'footer']);
    expect(parts[0]?.fields).toMatchObject({ webColor: '#aa3300', pageDesc: '新名' });
    expect(parts[2]?.fields).toEqual({ html: '甲改' });
  });

  test('what both changed is told, mine stands until one decides', () => {
    const mine = look({ pageDesc: '我的' }, [text('a', '甲'), text('b', '乙')]);
    const theirs = look({ pageDesc: '他的' }, [text('a', '甲'), text('b', '乙')]);
    const merged = mergeParts(base, mine, theirs);
    expect(merged.conflicts).toEqual([
      { partId: 'brand', field: 'pageDesc', name: '品牌与主题色 · 商城名称', mine: '我的', theirs: '他的' },
    ]);
    expect(merged.parts[0]?.fields['pageDesc']).toBe('我的');
    expect(takeTheirs(merged)[0]?.fields['pageDesc']).toBe('他的');
  });

  test('a block that one removed is gone, unless the other one wrote in it', () => {
    const without = look({}, [text('b', '乙')]);
    expect(ids(mergeParts(base, without, base).parts)).not.toContain('a');
    const written = look({}, [text('a', '甲改'), text('b', '乙')]);
    expect(mergeParts(base, without, written).parts).toContainEqual({
      partId: 'a',
      type: 'richText',
      fields: { html: '甲改' },
    });
  });

  const blocks = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
    .chain((names) =>
      fc.tuple(...names.map((name) => fc.constantFrom('一', '二', '三').map((html) => text(name, html)))),
    );
  const looks = fc
    .tuple(fc.constantFrom('甲店', '乙店', '丙店'), blocks)
    .map(([pageDesc, some]) => look({ pageDesc }, some));

  test('with nobody else it is mine, without me it is theirs, of the same change there is no conflict', () =>
    fc.assert(
      fc.property(looks, looks, (was, now) => {
        expect(mergeParts(was, now, was)).toEqual({ parts: now, conflicts: [] });
        expect(mergeParts(was, was, now)).toEqual({ parts: now, conflicts: [] });
        expect(mergeParts(was, now, now)).toEqual({ parts: now, conflicts: [] });
      }),
    ));

  test('nothing that somebody typed is lost without a word', () =>
    fc.assert(
      fc.property(looks, looks, looks, (was, mine, theirs) => {
        const { parts, conflicts } = mergeParts(was, mine, theirs);
        expect(new Set(ids(parts)).size).toBe(parts.length);
        for (const { partId, fields } of theirs) {
          const before = was.find((part) => part.partId === partId)?.fields['html'];
          if (fields['html'] === undefined || fields['html'] === before) continue;
          const kept = parts.find((part) => part.partId === partId)?.fields['html'];
          expect(kept === fields['html'] || conflicts.some((one) => one.partId === partId)).toBe(true);
        }
      }),
    ));
});

describe('a difference', () => {
  test('names what is new, what went, what moved and what changed', () => {
    const before = look({}, [text('a', '<p>甲 &amp; 乙</p>'), text('b', '乙'), text('c', '丙'), text('e', '戊')]);
    const after = look({ webColor: '#aa3300' }, [
      text('c', '丙'),
      text('a', '<p>甲</p><img src="/files/1/2">'),
      text('b', '乙'),
      text('d', '丁'),
    ]);
    expect(lookDiff(before, after)).toEqual([
      {
        partId: 'brand',
        name: '品牌与主题色',
        kind: 'changed',
        fields: [{ field: 'webColor', name: '主题色', from: '#29166f', to: '#aa3300' }],
      },
      { partId: 'c', name: '图文', kind: 'moved', fields: [] },
      {
        partId: 'a',
        name: '图文',
        kind: 'changed',
        fields: [{ field: 'html', name: '内容', from: '甲 & 乙', to: '甲 ［图］' }],
      },
      { partId: 'd', name: '图文', kind: 'added', fields: [{ field: 'html', name: '内容', from: '', to: '丁' }] },
      { partId: 'e', name: '图文', kind: 'removed', fields: [] },
    ]);
  });

  test('values are told in words', () => {
    const names = (field: string, id: string) => (field === 'categoryId' && id === '7' ? '办公文具' : undefined);
    expect(lookText('categoryId', '7', names)).toBe('办公文具');
    expect(lookText('navLinks', [{ title: '首页', url: '/home' }])).toBe('首页 → /home');
    expect(lookText('images', [{ imgUrl: '/files/1/2', linkUrl: '' }])).toBe('图片');
    expect(lookText('interval', 5000)).toBe('5 秒');
    expect(lookText('source', 'hot')).toBe('卖得最好');
  });

  test('of a look with itself there is none', () => {
    const one = look({}, [text('a', '甲')]);
    expect(lookDiff(one, one)).toEqual([]);
  });
});

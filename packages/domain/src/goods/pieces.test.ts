import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inPiecesText,
  noPieces,
  packText,
  specAndPack,
  piecePriceText,
  piecesFaults,
  piecesNote,
  piecesText,
  qtyText,
  readPieces,
  saidPieces,
} from './pieces.ts';

const bottles = { pieceQty: 24, pieceName: '瓶' };

test('a box of bottles is said in each of its ways, and nothing is said of what nobody said', () => {
  expect(piecesText(bottles)).toBe('24瓶');
  expect(packText({ ...bottles, unitName: '箱' })).toBe('24瓶/箱');
  expect(inPiecesText(2, bottles)).toBe('48瓶');
  for (const none of [noPieces, {}]) {
    expect(piecesText(none)).toBe('');
    expect(packText({ ...none, unitName: '箱' })).toBe('');
    expect(inPiecesText(2, none)).toBe('');
    expect(piecePriceText(4800, none)).toBe('');
  }
});

test.each([
  [4800, 24, '¥2.00/瓶'],
  [5000, 24, '约¥2.08/瓶'],
  [2250, 500, '¥0.045/瓶'],
  [2251, 500, '约¥0.045/瓶'],
  [1, 99_999, '约¥0.00/瓶'],
  [2499, 25, '¥0.9996/瓶'],
  [123_456_700, 2, '¥617283.50/瓶'],
])('%i fen for %i pieces: %s', (fen, pieceQty, text) => {
  expect(piecePriceText(fen, { pieceQty, pieceName: '瓶' })).toBe(text);
});

test('without a price there is none for a piece', () => expect(piecePriceText(null, bottles)).toBe(''));

test('what a piece is said to cost is never a fen away from what it costs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 2, max: 99_999 }), (fen, pieceQty) => {
      const [, yuan] = /¥([\d.]+)\//.exec(piecePriceText(fen, { pieceQty, pieceName: '瓶' })) ?? [];
      expect(Math.abs(Number(yuan) * 100 - fen / pieceQty)).toBeLessThanOrEqual(0.5001);
    }),
  );
});

describe('faults', () => {
  const faultsOf = (pieces: object) => Object.keys(piecesFaults({ unitName: '箱', ...pieces }));
  test('none where both are said or neither is', () => {
    for (const pieces of [{}, noPieces, bottles, { pieceQty: 99_999, pieceName: '张' }])
      expect(faultsOf(pieces)).toEqual([]);
  });
  test.each([
    [{ pieceQty: 24, pieceName: ' ' }, 'pieceName'],
    [{ pieceQty: 24, pieceName: '箱' }, 'pieceName'],
    [{ pieceQty: 24, pieceName: '一二三四五六七八九十一' }, 'pieceName'],
    [{ pieceQty: 24, pieceName: '6瓶' }, 'pieceName'],
    [{ pieceQty: 1, pieceName: '瓶' }, 'pieceQty'],
    [{ pieceQty: 1.5, pieceName: '瓶' }, 'pieceQty'],
    [{ pieceQty: Number.NaN, pieceName: '' }, 'pieceQty'],
    [{ pieceQty: 100_000, pieceName: '瓶' }, 'pieceQty'],
  ])('%o', (pieces, field) => expect(faultsOf(pieces)).toEqual([field]));
});

test('what is written into a cell is read from it again', () => {
  const qty = fc.integer({ min: 2, max: 99_999 });
  const name = fc.constantFrom('瓶', '支', '500g 袋', 'pcs');
  fc.assert(
    fc.property(qty, name, (pieceQty, pieceName) => {
      fc.pre(!/^\d/.test(pieceName));
      expect(readPieces(piecesText({ pieceQty, pieceName }))).toEqual({ pieceQty, pieceName });
    }),
  );
  for (const text of ['瓶', '24', '', '-2瓶', '1000000瓶']) expect(readPieces(text)).toBeUndefined();
  expect(readPieces(' 24 瓶 ')).toEqual(bottles);
});

test('beside a number stand the options, and what a unit holds once', () => {
  const of = (itemSpec: string, pieces: object = bottles) => specAndPack({ itemSpec, unitName: '箱', ...pieces });
  expect(of('500ml')).toBe('500ml · 24瓶/箱');
  expect(of('500ml 24 瓶/箱')).toBe('500ml 24 瓶/箱');
  expect(of('')).toBe('24瓶/箱');
  expect(of('', noPieces)).toBe('箱');
  expect(of('500ml', noPieces)).toBe('500ml');
});

test('a quantity says its pieces where a unit holds some, and they are the quantity times what it holds', () => {
  expect(qtyText(5, { unitName: '盒', pieceQty: 12, pieceName: '支' })).toBe('5 盒（共\u00A060\u00A0支）');
  expect(qtyText(-2, { unitName: '盒', pieceQty: 12, pieceName: '支' })).toBe('-2 盒（共\u00A0-24\u00A0支）');
  expect(qtyText(5, { unitName: '盒', ...noPieces })).toBe('5 盒');
  expect(qtyText(5, { unitName: '盒' })).toBe('5 盒');
  expect(saidPieces(noPieces)).toEqual({});
  fc.assert(
    fc.property(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 2, max: 99_999 }), (qty, pieceQty) => {
      const note = piecesNote(qty, { pieceQty, pieceName: '支' });
      expect(Number(/-?\d+/.exec(note)?.[0]) + 0).toBe(qty * pieceQty + 0);
    }),
  );
});

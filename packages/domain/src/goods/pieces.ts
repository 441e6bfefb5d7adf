import { paymentText } from '../money/yuan.ts';

/** What one sale unit holds: a 箱 of 24 瓶 (docs/domain/catalog.md §23). 1 and '' where nobody says. */
export interface Pieces {
  pieceQty: number;
  pieceName: string;
}
/** The same as a form has it: both are said, or neither. */
export interface SaidPieces {
  pieceQty?: number | undefined;
  pieceName?: string | undefined;
}

export const noPieces: Pieces = { pieceQty: 1, pieceName: '' };
export const mostPiecesOfUnit = 99_999;
export const longestPieceName = 10;

export const hasPieces = ({ pieceQty, pieceName }: SaidPieces): boolean =>
  pieceName !== undefined && pieceName !== '' && pieceQty !== undefined;

/** What is wrong with it beside this sale unit, by field. */
export function piecesFaults({ unitName, pieceQty = 1, pieceName = '' }: SaidPieces & { unitName: string }): {
  pieceQty?: string;
  pieceName?: string;
} {
  const name = pieceName.trim();
  if (name === '' && pieceQty === 1) return {};
  if (!Number.isInteger(pieceQty) || pieceQty < 2 || pieceQty > mostPiecesOfUnit)
    return { pieceQty: `每单位件数应为2到${mostPiecesOfUnit}的整数` };
  if (name === '') return { pieceName: '请填写单件的单位，如 瓶' };
  if (name.length > longestPieceName) return { pieceName: `单件的单位最多${longestPieceName}字` };
  if (/^\d/.test(name)) return { pieceName: '单件的单位不能以数字开头' };
  if (name === unitName.trim()) return { pieceName: '单件的单位不能与销售单位相同' };
  return {};
}

/** 24瓶; '' where nobody says. */
export const piecesText = (pieces: SaidPieces): string =>
  hasPieces(pieces) ? `${pieces.pieceQty}${pieces.pieceName}` : '';

/** 24瓶 as it is read from a cell; undefined for what is none. */
export function readPieces(text: string): Pieces | undefined {
  const [, qty, name = ''] = /^(\d{1,5})\s*(\D.*)$/u.exec(text.trim()) ?? [];
  return qty === undefined ? undefined : { pieceQty: Number(qty), pieceName: name.trim() };
}

/** 24瓶/箱; '' where nobody says. */
export const packText = ({ unitName, ...pieces }: SaidPieces & { unitName: string }): string =>
  hasPieces(pieces) ? `${piecesText(pieces)}/${unitName}` : '';

/** 48瓶 for two 箱; '' where nobody says. */
export const inPiecesText = (qty: number, pieces: SaidPieces): string =>
  hasPieces(pieces) && Number.isInteger(qty) ? `${qty * (pieces.pieceQty ?? 1)}${pieces.pieceName}` : '';

/** 共 60 支 for five 盒 of a dozen, to stand beside a quantity; '' where nobody says. */
export const piecesNote = (qty: number, pieces: SaidPieces): string =>
  hasPieces(pieces) && Number.isInteger(qty) ? `共 ${qty * (pieces.pieceQty ?? 1)} ${pieces.pieceName}` : '';

/** 5 盒（共 60 支）, as orders and papers say a quantity, in brackets that no line breaks; 5 盒 where nobody says what a unit holds. */
export function qtyText(qty: number, { unitName, ...pieces }: SaidPieces & { unitName: string }): string {
  const note = piecesNote(qty, pieces);
  return `${qty} ${unitName}${note && `（${note.replaceAll(' ', '\u00A0')}）`}`;
}

/** As answers say it: absent where nobody says. */
export const saidPieces = ({ pieceQty, pieceName }: SaidPieces): SaidPieces =>
  pieceQty !== undefined && pieceName ? { pieceQty, pieceName } : {};

/**
 * What one piece costs, only to be read: 约¥2.08/瓶. Below one yuan with up to four decimals, since many pieces cost less than
 * a fen each; '' without a price or where nobody says.
 */
export function piecePriceText(fen: number | null, pieces: SaidPieces): string {
  const { pieceQty = 1, pieceName = '' } = pieces;
  if (fen === null || !hasPieces(pieces)) return '';
  if (fen % pieceQty === 0) return `¥${paymentText(fen / pieceQty)}/${pieceName}`;
  const isSmall = fen < pieceQty * 100;
  const scale = isSmall ? 100 : 1;
  const parts = Math.round((fen * scale) / pieceQty);
  const text = (parts / scale / 100).toFixed(isSmall ? 4 : 2);
  const isExact = parts * pieceQty === fen * scale;
  return `${isExact ? '' : '约'}¥${isSmall ? text.replace(/0{1,2}$/, '') : text}/${pieceName}`;
}

/** What stands beside the number of goods: their options, and what a unit holds where those do not say it. */
export const specAndPack = (item: SaidPieces & { itemSpec: string; unitName: string }): string => {
  const pack = packText(item);
  const said = item.itemSpec.replaceAll(' ', '').includes(pack);
  return [item.itemSpec, !said && pack].filter(Boolean).join(' · ') || pack || item.unitName;
};

import { hasPieces, packText, piecePriceText, piecesFaults } from '@jicai/domain/goods/pieces.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { piecesOf } from './item-values.ts';

interface PieceValues {
  unitName: string;
  pieceQty: string;
  pieceName: string;
  retailFen?: string;
  enterpriseFen?: string;
}

/** What one sale unit holds, with what a piece then costs. */
export function PiecesFields({ values }: { values: PieceValues }) {
  return (
    <>
      <TextField<PieceValues>
        name="pieceQty"
        label="每单位件数"
        inputMode="numeric"
        placeholder="如 24"
        help="一箱 24 瓶填 24，单件卖的留空"
      />
      <TextField<PieceValues>
        name="pieceName"
        label="单件的单位"
        placeholder="如 瓶"
        maxLength={10}
        help={saidOf(values) ?? '价格、数量和库存都按销售单位计'}
      />
    </>
  );
}

/** 24瓶/箱，零售 约¥2.08/瓶; undefined while it is not whole. */
function saidOf(values: PieceValues): string | undefined {
  const { unitName, retailFen = '', enterpriseFen = '' } = values;
  const pieces = piecesOf(values);
  if (!hasPieces(pieces) || Object.keys(piecesFaults({ unitName, ...pieces })).length > 0) return undefined;
  const price = (name: string, text: string) => {
    const each = piecePriceText(yuanToFen(text) ?? null, pieces);
    return each && `${name} ${each}`;
  };
  return [packText({ unitName, ...pieces }), price('零售', retailFen), price('企业', enterpriseFen)]
    .filter(Boolean)
    .join('，');
}

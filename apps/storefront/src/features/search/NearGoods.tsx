import type { Instead } from './instead.ts';
import note from './InsteadNote.module.css';
import { WidenedGoods } from './WidenedGoods.tsx';

/** Nothing bears the amount that was asked for; goods of the nearest amounts stand below, told apart as such. */
export function NearGoods({ amounts, ...found }: NonNullable<Instead['near']>) {
  return (
    <>
      <p className={note.note}>
        没有<b>{amounts.join('、')}</b>的“{found.searchKey}”，以下是相近规格，请留意规格是否合适
      </p>
      <WidenedGoods {...found} title="相近规格" />
    </>
  );
}

import { priceNames } from '@jicai/domain/goods/goods-acts.ts';
import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { marginBp } from '@jicai/domain/money/margin.ts';
import { underLineText } from '@jicai/domain/money/margin-line.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { MarginChange } from '../../parts/MarginChange.tsx';
import type { GoodsRow } from './goods.queries.ts';
import { useIsUnderLine } from './use-is-under-line.ts';
import styles from './PriceHint.module.css';

/** Beneath a price that is typed: the price before with the difference, what is left of both, and the keys. */
export function PriceHint({
  item,
  price,
  typed,
  onPlan,
}: {
  item: GoodsRow;
  price: PlannedPriceName;
  typed: string;
  onPlan: () => void;
}) {
  const { costFen, marginLineBp } = item;
  const now = item[price];
  const next = yuanToFen(typed);
  const marginOf = (fen: number | null | undefined) =>
    fen && typeof costFen === 'number' ? marginBp(fen, costFen) : undefined;
  return (
    // The field keeps the focus while something here is pressed.
    <div className={styles.hint} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <dl>
        <dt>原价</dt>
        <dd>
          <Price tone="plain" fen={now} fallback="无" />{' '}
          {now !== null && next !== undefined && differenceText(now, next)}
        </dd>
        {marginOf(next ?? now) !== undefined && (
          <>
            <dt>毛利率</dt>
            <dd>
              <MarginChange
                beforeMarginBp={next ? marginOf(now) : undefined}
                afterMarginBp={marginOf(next || now)}
                marginLineBp={marginLineBp}
              />
            </dd>
          </>
        )}
      </dl>
      <SecondPerson item={item} price={price} fen={next} />
      <p className={styles.keys}>
        <span>
          <kbd>↵</kbd> 立即
        </span>
        <button type="button" tabIndex={-1} aria-label={`定时修改${priceNames[price]}`} onClick={onPlan}>
          <kbd>⇧↵</kbd> 定时
        </button>
        <span>
          <kbd>Tab</kbd> 下一格
        </span>
        <span>
          <kbd>Esc</kbd> 取消
        </span>
      </p>
    </div>
  );
}

/** Whether a second person is asked about the price, or was already; said as it is typed. */
function SecondPerson({ item, price, fen }: { item: GoodsRow; price: PlannedPriceName; fen: number | undefined }) {
  const isUnder = useIsUnderLine(item, price, fen);
  const isWaiting = item.waiting.some((one) => one.price === price);
  return (
    <output className={styles.second}>
      {isUnder && (isWaiting ? '已有一个价格在等第二人复核，请先复核或撤回' : underLineText)}
    </output>
  );
}

/** −3.8%, to one decimal. */
function differenceText(now: number, next: number): string {
  const tenths = Math.round(((next - now) / now) * 1000);
  if (tenths === 0) return '';
  return `${tenths < 0 ? '−' : '+'}${(Math.abs(tenths) / 10).toFixed(1)}%`;
}

import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { Link } from 'react-router';
import type { Delivery } from '../../app/delivery/delivery.queries.ts';
import { freightShortText, freightStateText, promiseText } from '../../app/delivery/delivery-texts.ts';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './CartGroupCard.module.css';
import { CartLine } from './CartLine.tsx';
import { type CartGroup, totalsOf } from './cart-lines.ts';
import type { useCartEdits } from './use-cart-edits.ts';
import type { useCartRemoval } from './use-cart-removal.ts';

type Sent = Delivery['suppliers'][number];

/** The goods of one supplier: they become one order. */
export function CartGroupCard({
  group: { supplierId, supplierName, lines },
  sent,
  edits,
  removal,
}: {
  group: CartGroup;
  /** What sending its checked goods costs; undefined until it is known. */
  sent: Sent | undefined;
  edits: ReturnType<typeof useCartEdits>;
  removal: ReturnType<typeof useCartRemoval>;
}) {
  const isPhone = useIsPhone();
  const checked = lines.filter((line) => line.isChecked);
  return (
    <section className={styles.card} aria-label={supplierName}>
      <div className={styles.head}>
        <Checkbox
          isChecked={checked.length === lines.length}
          isPartly={checked.length > 0}
          isRound={isPhone}
          label={`选择${supplierName}的全部商品`}
          onChange={(isChecked) => void edits.check(lines, isChecked)}
        />
        <h2>
          <Link to={withQuery(paths.search, { supplierId })} className="hit">
            <span className={styles.name}>{supplierName}</span>
            <IconChevronRight size={14} />
          </Link>
        </h2>
        {checked.length > 0 && <SentState sent={sent} isShort={isPhone} />}
        {checked.length > 0 && !isPhone && (
          <p className={styles.sum}>
            <span>已选 {checked.length} 种</span>
            <Price fen={totalsOf(lines).totalFen} tone="plain" />
          </p>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <CartLine
            key={line.cartId}
            line={line}
            reason={edits.reasons[line.cartId] ?? ''}
            onQty={(qty) => edits.changeQty(line, qty)}
            onCheck={(isChecked) => void edits.check([line], isChecked)}
            removal={removal}
          />
        ))}
      </ul>
    </section>
  );
}

/** What sending them costs or what is missing until it is free (`isShort`: one of both), and when they arrive. */
function SentState({ sent, isShort }: { sent: Sent | undefined; isShort: boolean }) {
  const freightText = isShort ? freightShortText : freightStateText;
  return (
    <p className={styles.sent}>
      {sent && <span className={sent.freightFee === 0 ? styles.free : styles.charged}>{freightText(sent)}</span>}
      <span className={styles.promise}>{sent?.promise && promiseText(sent.promise)}</span>
    </p>
  );
}

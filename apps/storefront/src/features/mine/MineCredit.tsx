import { Price } from '@jicai/ui/display/Price.tsx';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@jicai/ui/style/cx.ts';
import { Link } from 'react-router';
import { creditQuery, CreditTrack } from '../finance/index.ts';
import styles from './MineCredit.module.css';

/** How much may still be bought on account; nothing for an enterprise without an account; its room while it is not known. */
export function MineCredit() {
  const { data: credit, isPending } = useQuery({ ...creditQuery(), retry: false });
  if (isPending) return <div className={cx(styles.card, styles.waiting)} aria-busy="true" />;
  if (!credit) return null;
  const { creditLimit, usedFee, frozenFee, availFee, overdueFee } = credit;
  return (
    <Link to="/finance/checkOrder/credit" className={styles.card}>
      <span className={styles.line}>
        <b>信用账户</b>
        <span>
          可用 <Price fen={availFee} tone="plain" className={styles.fee} />
        </span>
        <IconChevronRight size={16} />
      </span>
      <CreditTrack creditLimit={creditLimit} usedFee={usedFee} frozenFee={frozenFee} />
      <span className={styles.note}>
        总额 <Price fen={creditLimit} tone="plain" className={styles.fee} />
        {overdueFee > 0 && (
          <span className={styles.late}>
            逾期 <Price fen={overdueFee} tone="plain" className={styles.fee} />
          </span>
        )}
      </span>
    </Link>
  );
}

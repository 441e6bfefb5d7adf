import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { returnDetailPath } from '../../app/paths.ts';
import { returnTone } from './return-looks.ts';
import styles from './OrderReturns.module.css';
import { returnPageQuery } from './returns.queries.ts';

/** The after-sales sheets of an order, for its page; nothing where there are none. */
export function OrderReturns({ orderNo }: { orderNo: string }) {
  const { data } = useQuery(
    returnPageQuery({
      pageIndex: 1,
      pageSize: 20,
      searchKey: undefined,
      reqData: {
        orderNo,
        returnStates: undefined,
        returnType: undefined,
        dateFrom: undefined,
        dateTo: undefined,
      },
    }),
  );
  if (!data || data.resultData.length === 0) return null;
  return (
    <Card title="售后" size="sm">
      <ul className={styles.list}>
        {data.resultData.map((sheet) => (
          <li key={sheet.returnId} className={styles.sheet}>
            <Link to={returnDetailPath(sheet.returnNo)} className={styles.link}>
              {sheet.returnTypeText} {sheet.items.reduce((sum, item) => sum + item.qty, 0)} 件
              <span className={styles.no}>{sheet.returnNo}</span>
            </Link>
            <span className={styles.end}>
              <Tag tone={returnTone(sheet.returnState)} isState>
                {sheet.returnStateText}
              </Tag>
              {sheet.returnType !== returnTypes.exchange && (
                <Price fen={sheet.refundFee ?? sheet.agreeFee ?? sheet.applyFee} tone="plain" className={styles.fee} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

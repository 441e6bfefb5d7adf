import type { DashboardSummary } from '@jicai/contract/shop/dashboard.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import styles from './TopLists.module.css';

/** The departments that spent most in the period. */
export const TopOrgs = ({ orgs }: { orgs: DashboardSummary['topOrgs'] }) => (
  <TopSpenders
    title="部门支出"
    none="这段时间没有部门支出"
    spenders={orgs.map(({ orgId, orgName, ...spent }) => ({ key: orgId, name: orgName, ...spent }))}
  />
);

/** The cost centres on which most was booked in the period. */
export const TopCenters = ({ centers }: { centers: DashboardSummary['topCenters'] }) => (
  <TopSpenders
    title="成本中心支出"
    none="这段时间没有计入成本中心的支出"
    spenders={centers.map(({ code, title, ...spent }) => ({
      key: code,
      name: [code, title].filter(Boolean).join(' '),
      ...spent,
    }))}
  />
);

function TopSpenders({
  title,
  none,
  spenders,
}: {
  title: string;
  none: string;
  spenders: readonly { key: string; name: string; orderFee: number; orderCount: number }[];
}) {
  const most = spenders[0]?.orderFee ?? 0;
  return (
    <Card title={title}>
      {spenders.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.orgs}>
          {spenders.map(({ key, name, orderFee, orderCount }) => (
            <li key={key}>
              <div className={styles.line}>
                <span>
                  {name} <small className={styles.note}>{orderCount} 单</small>
                </span>
                <Price fen={orderFee} tone="plain" className={styles.fee} />
              </div>
              <div className={styles.track} aria-hidden="true">
                <i style={{ width: `${most > 0 ? (orderFee / most) * 100 : 0}%` }} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The goods on which most was spent in the period; wide in two columns, so that an amount stands near its name, tall beside the chart. */
export function TopItems({
  items,
  title = '采购最多的商品',
  look = 'plain',
}: {
  items: DashboardSummary['topItems'];
  title?: string;
  look?: 'plain' | 'wide' | 'tall';
}) {
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <p className={styles.none}>这段时间没有买过商品</p>
      ) : (
        <ol className={cx(styles.items, styles[look])}>
          {items.map(({ itemId, productId, itemName, imgUrl, qty, unitName, fee }) => (
            <li key={itemId}>
              <Link to={productPath(productId, itemId)} className={cx(styles.goods, 'hit')}>
                <ImageWithFallback src={imgUrl} alt="" className={styles.picture} />
                <span className={styles.words}>
                  <span className={styles.name}>{itemName}</span>
                  <span className={styles.note}>
                    {qty} {unitName}
                  </span>
                </span>
              </Link>
              <Price fen={fee} tone="plain" className={styles.fee} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import changes from '../../parts/ChangesTable.module.css';
import drawer from '../../parts/Drawer.module.css';
import { historyQuery } from './around.queries.ts';
import styles from './ProductEditor.module.css';

const mostShown = 6;
const mostFields = 3;

/** The newest changes of a product: who, when, from what to what. */
export function HistoryCard({ productId, productNo }: { productId: string; productNo: string }) {
  const { data } = useQuery(historyQuery(productId));
  const may = useMay();
  if (!data) return <Skeleton height={160} radius={8} />;
  return (
    <Card
      title="修改记录"
      size="sm"
      extra={
        may('ops.log.view') && (
          <Link className={drawer.link} to={`${paths.log}?searchKey=${encodeURIComponent(productNo)}`}>
            全部
          </Link>
        )
      }
    >
      {data.length === 0 && <p className={styles.quiet}>还没有修改过</p>}
      <ol className={`${styles.history} ${changes.changes}`}>
        {data.slice(0, mostShown).map(({ changeId, time, userName, actText, isUndone, changes: fields }) => (
          <li key={changeId}>
            <b>{actText}</b> {isUndone && <Tag>已撤销</Tag>}
            {fields.slice(0, mostFields).map(({ name, from, to }) => (
              <span key={name}>
                {name} {from && <del>{from}</del>} <ins>{to || '无'}</ins>
              </span>
            ))}
            {fields.length > mostFields && <span>另外 {fields.length - mostFields} 处</span>}
            <small>
              {shortTime(time)} · {userName}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { Price } from '@jicai/ui/display/Price.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTerms } from '../../app/self.queries.ts';
import { customerPath } from '../../app/paths.ts';
import { MarginText } from '../../parts/MarginText.tsx';
import { impactQuery } from './around.queries.ts';
import styles from './ProductEditor.module.css';

/** What customers signed for the items of a product. */
export function ImpactCard({ productId }: { productId: string }) {
  const { data } = useQuery(impactQuery(productId));
  const { priceDays } = useTerms();
  if (!data) return <Skeleton height={120} radius={8} />;
  const { customerCount, endingCustomerCount, lowest, items } = data;
  const followers = Math.max(0, ...items.map(({ discountCustomerCount }) => discountCustomerCount));
  return (
    <Card title="协议价影响" note={`${customerCount} 个客户`} size="sm">
      {customerCount === 0 && followers === 0 ? (
        <p className={styles.quiet}>没有客户签了协议价或折扣</p>
      ) : (
        <dl className={styles.facts}>
          {lowest && (
            <>
              <dt>
                最低协议价
                <small>
                  {lowest.customerId && lowest.customerName ? (
                    <Link to={`${customerPath(lowest.customerId)}?tab=prices`}>{lowest.customerName}</Link>
                  ) : (
                    lowest.itemNo
                  )}
                  {lowest.marginBp !== undefined && (
                    <>
                      ，毛利率 <MarginText bp={lowest.marginBp} lineBp={lowest.marginLineBp} />
                    </>
                  )}
                </small>
              </dt>
              <dd>
                <Price tone="plain" fen={lowest.priceFee} />
              </dd>
            </>
          )}
          <dt>{priceDays} 天内到期</dt>
          <dd>{endingCustomerCount} 个客户</dd>
          <dt>协议折扣，随企业价</dt>
          <dd>{followers} 个客户</dd>
        </dl>
      )}
    </Card>
  );
}

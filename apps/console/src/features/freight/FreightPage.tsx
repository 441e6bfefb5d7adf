import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { freightQuery } from './freight.queries.ts';
import { CarriersCard } from './CarriersCard.tsx';
import { PoliciesCard } from './PoliciesCard.tsx';
import { PromiseCard } from './PromiseCard.tsx';
import { UnservedCard } from './UnservedCard.tsx';
import styles from './FreightPage.module.css';

/** /freight: what sending costs, how long it takes, and where it does not go. */
export function FreightPage() {
  const query = useQuery(freightQuery());
  return (
    <>
      <PageHead title="运费与配送" note="对之后提交的订单生效" />
      <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
        {(freight) => (
          <div className={styles.page}>
            <PoliciesCard freight={freight} />
            <CarriersCard carriers={freight.carriers} />
            <div className={styles.pair}>
              <PromiseCard freight={freight} />
              <UnservedCard unserved={freight.unserved} />
            </div>
          </div>
        )}
      </QueryState>
    </>
  );
}

import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { MerchantCard } from './MerchantCard.tsx';
import { merchantsQuery } from './merchants.queries.ts';
import styles from './MerchantsPage.module.css';

/** /merchants: where the shop's money comes in. */
export function MerchantsPage() {
  const query = useQuery(merchantsQuery());
  return (
    <>
      <PageHead title="收款账户" note="货款直接进入商城自己的账户；密钥加密保存，不再显示" />
      <QueryState query={query} skeleton={<LoadingBlock height={280} />}>
        {(merchants) => (
          <div className={styles.cards}>
            {merchants.map((merchant) => (
              <MerchantCard key={merchant.channel} merchant={merchant} />
            ))}
          </div>
        )}
      </QueryState>
    </>
  );
}

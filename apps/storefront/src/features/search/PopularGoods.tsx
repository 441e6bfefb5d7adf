import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconRefresh } from '@jicai/ui/icons/icons.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import styles from './NoGoods.module.css';
import { PhoneList } from './PhoneList.tsx';
import { firstOfProducts, popularQuery } from './popular.queries.ts';
import { SkuGrid } from './SkuGrid.tsx';

const perTurn = 5;

/** What sells best: as the answer told, or asked for where it did not. */
export function PopularGoods({ goods }: { goods: readonly SkuCard[] | undefined }) {
  const isSignedIn = useIsSignedIn();
  const isPhone = useIsPhone();
  const [turn, setTurn] = useState(0);
  const { data } = useQuery({ ...popularQuery({ isSignedIn }), enabled: goods === undefined });
  const all = firstOfProducts(goods ?? data?.resultData ?? []).slice(0, perTurn * 3);
  if (all.length === 0) return null;
  const turns = Math.ceil(all.length / perTurn);
  const shown = all.slice((turn % turns) * perTurn, ((turn % turns) + 1) * perTurn);
  return (
    <section className={styles.popular}>
      <div className={styles.head}>
        <h2>大家常买</h2>
        {turns > 1 && (
          <Button look="text" className={styles.more} onClick={() => setTurn(turn + 1)}>
            换一批
            <IconRefresh size={14} />
          </Button>
        )}
      </div>
      {isPhone ? <PhoneList skus={shown} /> : <SkuGrid skus={shown} />}
    </section>
  );
}

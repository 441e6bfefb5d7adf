import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useNear } from '@jicai/ui/hooks/use-near.ts';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useId, useRef, useState } from 'react';
import styles from './ProductFacts.module.css';
import { factRows, headFacts } from './sku-facts.ts';
import type { Purchase } from './use-purchase.ts';

const ServiceTerms = lazyPart(async () => (await import('./ServiceTerms.tsx')).ServiceTerms, ErrorState);
const DetailHtml = lazyPart(async () => (await import('./DetailHtml.tsx')).DetailHtml, ErrorState);

const tabs = [
  { key: 'detail', label: '商品详情' },
  { key: 'spec', label: '规格参数' },
  { key: 'service', label: '售后保障' },
] as const;
type TabKey = (typeof tabs)[number]['key'];

/** Details, data sheet and terms under one bar that stays at the top, with the price and the cart button in it. */
export function ProductFacts({ sku, purchase, isStale }: { sku: SkuDetail; purchase: Purchase; isStale: boolean }) {
  const [current, setCurrent] = useState<TabKey>('detail');
  const panelId = useId();
  const section = useRef<HTMLElement>(null);
  const show = (key: TabKey) => {
    setCurrent(key);
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) section.current?.scrollIntoView();
  };
  return (
    <section ref={section} className={styles.card} aria-label="商品介绍">
      <div className={styles.bar}>
        <Tabs
          tabs={tabs}
          current={current}
          onChange={show}
          label="商品介绍"
          look="line"
          panelId={panelId}
          className={styles.tabs}
        />
        <span className={styles.mini}>
          <Price fen={purchase.unitFen} unit={sku.unitName} className={styles.price} />
          {purchase.mayBuy && (
            <Button
              look="fill"
              size="sm"
              isBusy={purchase.isAdding}
              disabled={!purchase.canBuy || isStale}
              onClick={purchase.addToCart}
            >
              加入购物车
            </Button>
          )}
        </span>
      </div>
      <div id={panelId} role="tabpanel" className={styles.panel}>
        {current === 'detail' && (
          <>
            <Facts rows={headFacts(sku)} />
            <Details sku={sku} />
          </>
        )}
        {current === 'spec' && <FactTable rows={factRows(sku)} />}
        {current === 'service' && <ServiceTerms sku={sku} />}
      </div>
    </section>
  );
}

/** The supplier's text and what cleans it load when the reader comes near. */
function Details({ sku }: { sku: SkuDetail }) {
  const { ref, isNear } = useNear<HTMLDivElement>('40px 0px');
  const room = <Skeleton height={320} radius={8} />;
  return (
    <div ref={ref}>
      {isNear ? (
        <DetailHtml
          waiting={room}
          html={sku.detailHtml}
          pictures={sku.imgs.map((img) => img.imgUrl)}
          name={sku.itemName}
        />
      ) : (
        room
      )}
    </div>
  );
}

interface FactsProps {
  rows: readonly { name: string; value: string }[];
}

function Facts({ rows }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FactTable({ rows }: FactsProps) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { IconCheck } from '@jicai/ui/icons/icons.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { MarginText } from '../../parts/MarginText.tsx';
import { PriceHistoryDialog } from './PriceHistoryDialog.tsx';
import { type PriceReason, priceReasonQuery } from './prices.queries.ts';
import styles from './WhyCard.module.css';

/** Why an item costs the customer what it costs: every source in its order, which one won and why the others did not. */
export function WhyCard({
  customerId,
  itemNo,
  onItemNo,
}: {
  customerId: string;
  itemNo: string;
  onItemNo: (itemNo: string) => void;
}) {
  const [qty, setQty] = useState(1);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { data, error, isLoading } = useQuery(priceReasonQuery({ customerId, itemNo, qty }));
  return (
    <Card
      title="为什么是这个价"
      size="sm"
      extra={
        data &&
        !error &&
        itemNo !== '' && (
          <Button look="text" size="sm" armed={false} onClick={() => setHistoryOpen(true)}>
            价格历史
          </Button>
        )
      }
    >
      <div className={styles.ask}>
        <ListSearch label="商品编号" placeholder="输入商品编号" searchKey={itemNo} onSearch={onItemNo} />
        {itemNo !== '' && (
          <span className={styles.qty}>
            数量 <Stepper size="sm" value={qty} onChange={setQty} label="购买数量" />
            {data?.unitName}
          </span>
        )}
      </div>
      {itemNo === '' && <EmptyState title="输入编号，或在列表里点“为什么”" />}
      {isLoading && <LoadingBlock height={280} />}
      {error && itemNo !== '' && <Notice tone="danger">没有这个商品编号，或暂时查不到</Notice>}
      {data && !error && itemNo !== '' && <Reason reason={data} />}
      {isHistoryOpen && (
        <PriceHistoryDialog customerId={customerId} itemNo={itemNo} onClose={() => setHistoryOpen(false)} />
      )}
    </Card>
  );
}

function Reason({ reason }: { reason: PriceReason }) {
  const { itemName, obstacle, sources, isCheapestWins } = reason;
  return (
    <>
      <p className={styles.name}>{itemName}</p>
      {obstacle !== '' && <Notice tone="warn">{obstacle}</Notice>}
      <ol className={styles.sources} aria-label="价格来源">
        {sources.map(({ source, sourceText, priceFee, hasWon, reason: why }, at) => (
          <li key={source} className={cx(hasWon && styles.won)}>
            <span className={styles.mark} aria-hidden="true">
              {hasWon ? <IconCheck size={14} /> : at + 1}
            </span>
            <span className={styles.words}>
              <b>{sourceText}</b>
              <small>{why}</small>
            </span>
            <Price tone="plain" fen={priceFee} fallback="—" />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{isCheapestWins ? '本商城取最低的价格。' : '本商城按以上顺序取第一个价格。'}</p>
      <MarginNote reason={reason} />
    </>
  );
}

function MarginNote({ reason: { priceFee, costFee, marginBp, marginLineBp } }: { reason: PriceReason }) {
  if (priceFee === undefined || costFee === undefined || marginBp === undefined) return null;
  return (
    <p className={styles.note}>
      毛利 <Price tone="plain" fen={priceFee - costFee} />
      ，毛利率 <MarginText bp={marginBp} lineBp={marginLineBp} />
      {marginLineBp !== undefined && `，毛利线 ${marginLineBp / 100}%`}
    </p>
  );
}

import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import preview from '../../parts/PreviewTable.module.css';
import { PriceHistoryChart } from './PriceHistoryChart.tsx';
import styles from './PriceHistory.module.css';
import type { HistoryRow } from './price-history-kinds.ts';
import { validityTag } from './price-validity.ts';
import { priceHistoryQuery } from './prices.queries.ts';
import { TierLine } from './TierLine.tsx';

/** What an item has cost the customer and what enterprises without a contract pay, as a line and as a table. */
export function PriceHistoryDialog({
  customerId,
  itemNo,
  onClose,
}: {
  customerId: string;
  itemNo: string;
  onClose: () => void;
}) {
  const query = useQuery(priceHistoryQuery({ customerId, itemNo }));
  const [now] = useState(() => new Date());
  return (
    <Dialog title={`价格历史 ${itemNo}`} width={960} onClose={onClose}>
      <QueryState query={query} skeleton={<LoadingBlock height={300} />}>
        {({ rows }) => (
          <div className={styles.columns}>
            <PriceHistoryChart rows={rows} now={now} />
            <ScrollRegion label="价格历史" className={preview.scroll}>
              <table className={preview.rows}>
                <thead>
                  <tr>
                    <th scope="col">时间</th>
                    <th scope="col">价格</th>
                    <th scope="col">状态</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <Row key={`${row.kind} ${row.beginTime} ${row.endTime}`} row={row} />
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}

const minutes = (time: string) => (time.endsWith(' 00:00:00') ? time.slice(0, 10) : time.slice(0, 16));

function Row({ row }: { row: HistoryRow }) {
  const { text, tone } = validityTag(row);
  return (
    <tr>
      <th scope="row">
        {minutes(row.beginTime)} 起<small>{row.endTime ? `到 ${minutes(row.endTime)}` : '长期'}</small>
      </th>
      <td>
        <Price tone="plain" fen={row.priceFee} />
        <small>{row.kind === 'list' ? '企业价' : '协议价'}</small>
        <TierLine tiers={row.tiers} />
      </td>
      <td>
        <Tag isState tone={tone}>
          {row.kind === 'list' && row.validity === 'ended' ? '已更改' : text}
        </Tag>
      </td>
    </tr>
  );
}

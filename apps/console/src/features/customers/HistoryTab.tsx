import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from './customers.queries.ts';

/** What the shop's side did to a file: who, when, from what to what. */
export function HistoryTab({ customerId }: { customerId: string }) {
  const query = useQuery(historyQuery(customerId));
  return (
    <Card title="记录" note="最近 50 条" size="sm">
      <QueryState
        query={query}
        skeleton={<LoadingBlock height={160} />}
        isEmpty={(records) => records.length === 0}
        empty={<EmptyState title="还没有记录" />}
      >
        {(records) => (
          <Timeline
            label="客户记录"
            items={records.map(({ logId, act, changes, userName, time }) => ({
              key: logId,
              text: `${act}：${changes.map(({ name, from, to }) => `${name} ${from || '—'} → ${to || '—'}`).join('，')}`,
              note: `${time.slice(0, 16)} · ${userName}`,
            }))}
          />
        )}
      </QueryState>
    </Card>
  );
}

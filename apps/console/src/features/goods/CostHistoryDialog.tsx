import { Price } from '@jicai/ui/display/Price.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import preview from '../../parts/PreviewTable.module.css';
import { costHistoryQuery } from './costs.queries.ts';

/** What an item has cost at each of its suppliers, and who wrote it down. */
export function CostHistoryDialog({ itemId, name, onClose }: { itemId: string; name: string; onClose: () => void }) {
  const query = useQuery(costHistoryQuery(itemId));
  return (
    <Dialog title={`进价历史：${name}`} width={640} onClose={onClose}>
      <QueryState query={query} skeleton={<LoadingBlock height={200} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="还没有进价" />
          ) : (
            <ScrollRegion label="进价历史" className={preview.scroll}>
              <table className={preview.rows}>
                <thead>
                  <tr>
                    <th scope="col">供应商</th>
                    <th scope="col">进价</th>
                    <th scope="col">从</th>
                    <th scope="col">到</th>
                    <th scope="col">操作人</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.costId}>
                      <th scope="row">{row.supplierName}</th>
                      <td>
                        <Price tone="plain" fen={row.costFen} />
                      </td>
                      <td>{shortTime(row.beginTime)}</td>
                      <td>{row.endTime ? shortTime(row.endTime) : '现行'}</td>
                      <td>{row.userName}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
          )
        }
      </QueryState>
    </Dialog>
  );
}

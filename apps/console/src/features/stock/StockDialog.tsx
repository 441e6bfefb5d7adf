import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { ListPager } from '../../parts/ListPager.tsx';
import { ShelfPlaceForm } from './ShelfPlaceForm.tsx';
import { stockQuery } from './stock.queries.ts';
import styles from './StockDialog.module.css';
import { StockLedger } from './StockLedger.tsx';
import type { Adjusted } from './use-undo-adjustment.ts';
import { StockAdjustment } from './StockAdjustment.tsx';

/** What is there of an item, a count or correction of it, and everything that ever moved it. */
export function StockDialog({
  itemId,
  name,
  onAdjusted,
  onClose,
}: {
  itemId: string;
  name: string;
  onAdjusted: (adjusted: Adjusted) => void;
  onClose: () => void;
}) {
  const [pageIndex, setPage] = useState(1);
  const query = useQuery(stockQuery(itemId, pageIndex));
  const may = useMay();
  const [mayEdit, mayPlace] = [may('ops.stock.edit'), may('ops.stock.place')];
  return (
    <Dialog title={`库存：${name}`} width={760} onClose={onClose}>
      <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
        {(stock) => (
          <div className={styles.parts}>
            <FigureStrip>
              <Figure name="现有" count={stock.onHand} />
              <Figure name="已占用" count={stock.reserved} />
              <Figure name="可售" count={stock.onHand - stock.reserved} />
            </FigureStrip>
            {mayPlace && <ShelfPlaceForm key={stock.shelf.version} itemId={itemId} shelf={stock.shelf} />}
            {mayEdit && <StockAdjustment key={stock.version} itemId={itemId} stock={stock} onAdjusted={onAdjusted} />}
            {stock.resultData.length === 0 ? (
              <EmptyState title="还没有流水" />
            ) : (
              <StockLedger entries={stock.resultData} />
            )}
            <ListPager
              totalCount={stock.totalCount}
              isCapped={false}
              pageIndex={pageIndex}
              pageSize={10}
              isOfOneSize
              onChange={setPage}
            />
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}

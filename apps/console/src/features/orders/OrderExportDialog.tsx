import { orderSheetColumns, supplierSheetColumns } from '@jicai/domain/orders/order-sheet.ts';
import { post } from '@jicai/web/call/post.ts';
import { ExportDialog } from '../../parts/ExportDialog.tsx';
import { filterBody, type OrderQuestion } from './orders.queries.ts';

/** The ticked orders as a sheet, or all that the list holds. */
export function OrderExportDialog({
  question,
  countText,
  chosen,
  isOperator,
  onClose,
}: {
  question: OrderQuestion;
  /** How many orders the list holds. */
  countText: string;
  /** Numbers of the ticked ones; none for all of the list. */
  chosen: readonly string[];
  isOperator: boolean;
  onClose: () => void;
}) {
  return (
    <ExportDialog
      kind="orders"
      rows={chosen.length > 0 ? `已选的 ${chosen.length} 单` : `筛选出的 ${countText} 单`}
      note="每个商品一行"
      columns={isOperator ? orderSheetColumns : supplierSheetColumns}
      start={async (columns) => {
        const { reqData, searchKey } = filterBody(question);
        const body =
          chosen.length > 0
            ? { reqData: { orderNos: [...chosen], columns } }
            : { reqData: { ...reqData, columns }, searchKey };
        return (await post('/api/OpsOrder/Export', body)).resultData;
      }}
      onClose={onClose}
    />
  );
}

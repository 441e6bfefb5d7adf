import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import {
  refreshSettlements,
  type Settlement,
  type SettlementLine,
  settlementLinesQuery,
} from './settlements.queries.ts';

/** What items without a cost cost when they were ordered, an item at a time. */
export function CostsDialog({ sheet, onClose }: { sheet: Settlement; onClose: () => void }) {
  const { settleId } = sheet;
  const query = useQuery(settlementLinesQuery('shop', { settleId, isMissing: true, pageIndex: 1, pageSize: 100 }));
  if (query.data) return <Loaded sheet={sheet} rows={query.data.resultData} onClose={onClose} />;
  return (
    <Dialog title="补录进价" onClose={onClose}>
      <QueryState query={query} skeleton={<LoadingBlock height={120} />}>
        {() => null}
      </QueryState>
    </Dialog>
  );
}

type Costs = Record<string, string>;

function Loaded({
  sheet: { settleId, version },
  rows,
  onClose,
}: {
  sheet: Settlement;
  rows: readonly SettlementLine[];
  onClose: () => void;
}) {
  const items = [...new Map(rows.map((row) => [row.itemId, row])).values()];
  const form = useForm<Costs>(
    Object.fromEntries(items.map(({ itemId }) => [itemId, ''])),
    (values) => Object.fromEntries(items.flatMap(({ itemId }) => faultOf(values[itemId] ?? '', itemId))),
    { draft: `settlement.costs.${settleId}` },
  );
  const send = useWriteOnce((values: Costs, requestId) => {
    const costs = items.flatMap(({ itemId }) => {
      const costFee = yuanToFen(values[itemId] ?? '');
      return costFee === undefined ? [] : [{ itemId, costFee }];
    });
    return post('/api/OpsSettle/SetCost', { data: { settleId, version, costs, requestId } });
  });
  return (
    <FormDialog
      form={form}
      title="补录进价"
      action="保存"
      width={560}
      onClose={onClose}
      onSubmit={async (values) => {
        if (items.every(({ itemId }) => (values[itemId] ?? '').trim() === '')) return onClose();
        await send(values).finally(() => void refreshSettlements());
        toast.ok('已补录');
        return onClose();
      }}
    >
      <p>下单时没有登记进价的商品，填写当时的含税进价；只用于这张结算单。可以先填一部分。</p>
      {items.map(({ itemId, itemName, itemNo, itemSpec }) => (
        <TextField<Costs>
          key={itemId}
          name={itemId}
          label={`${itemName} ${itemSpec}`}
          help={`${itemNo}，元`}
          inputMode="decimal"
        />
      ))}
    </FormDialog>
  );
}

function faultOf(text: string, itemId: string): [string, string][] {
  if (text.trim() === '') return [];
  const fen = yuanToFen(text);
  return fen === undefined || fen < 1 ? [[itemId, '请输入正确的进价']] : [];
}

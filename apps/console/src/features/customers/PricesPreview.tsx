import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import preview from '../../parts/PreviewTable.module.css';
import { type PricePreview, pricePreviewQuery, refreshPrices } from './prices.queries.ts';
import type { TypedPrices } from './PricesDialog.tsx';

/** What prices change, item by item; rows that cannot be taken say why and are left out. */
export function PricesPreview({
  customerId,
  typed: { rows, validTo },
  onClose,
}: {
  customerId: string;
  typed: TypedPrices;
  onClose: () => void;
}) {
  const query = useQuery(pricePreviewQuery(customerId, rows));
  const fit = (query.data ?? []).flatMap(({ item, fault, beforeFee, priceFee }) =>
    item && fault === undefined ? [{ itemId: item.itemId, beforeFee, priceFee }] : [],
  );
  const write = useWriteOnce(async (chosen: typeof fit, requestId) => {
    const data = { customerId, rows: chosen, validTo, reason: '', requestId };
    return (await post('/api/OpsCustomer/SavePrices', { data })).resultData;
  });
  const save = useMutation({
    mutationFn: write,
    onSuccess({ savedCount, refused }) {
      if (refused.length > 0) toast.error(`已保存 ${savedCount} 个，${refused.length} 个已被他人修改，未改动`);
      else toast.ok(`已保存 ${savedCount} 个协议价`);
      onClose();
    },
    onSettled: () => void refreshPrices(),
  });
  const leftCount = (query.data?.length ?? 0) - fit.length;
  return (
    <Dialog
      title="预览协议价"
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="fill" isBusy={save.isPending} disabled={fit.length === 0} onClick={() => save.mutate(fit)}>
            保存 {fit.length} 个协议价
          </Button>
        </>
      }
    >
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <QueryState query={query} skeleton={<LoadingBlock height={200} />}>
        {(loaded) => (
          <>
            {leftCount > 0 && <Notice tone="warn">{leftCount} 行不会保存，原因见下表。</Notice>}
            <Rows rows={loaded} />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}

function Rows({ rows }: { rows: PricePreview }) {
  return (
    <ScrollRegion label="预览" className={preview.scroll}>
      <table className={preview.rows}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">企业价</th>
            <th scope="col">现协议价</th>
            <th scope="col">新协议价</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ itemNo, item, beforeFee, priceFee, hasTiers, fault }) => (
            <tr key={itemNo}>
              <th scope="row">
                {item?.itemName ?? itemNo}
                <small>{itemNo}</small>
              </th>
              <td>{item && <Price tone="plain" fen={item.enterpriseFee} fallback="—" />}</td>
              <td>
                {item && <Price tone="plain" fen={beforeFee} fallback="—" />}
                {hasTiers && <small>阶梯价同时终止</small>}
              </td>
              <td>{fault ? <span className={preview.fault}>{fault}</span> : <Price tone="plain" fen={priceFee} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import preview from '../../parts/PreviewTable.module.css';
import type { Extended } from './ExtendDialog.tsx';
import { MarginCheck } from './MarginCheck.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { extendPreviewQuery, refreshPrices } from './prices.queries.ts';
import { TierLine } from './TierLine.tsx';

/** What a later last day means, price by price; those that cannot be extended say why and are left out. */
export function ExtendPreview({
  extended,
  validTo,
  onClose,
}: {
  extended: Extended;
  validTo: string;
  onClose: (isDone: boolean) => void;
}) {
  const query = useQuery(extendPreviewQuery({ ...extended, validTo }));
  const fit = (query.data ?? []).filter(({ fault }) => fault === undefined);
  const write = useWriteOnce(async (_: void, requestId) => {
    const rows = fit.map((row) => ({ priceId: row.priceId, validTo: row.validTo }));
    const data = { customerId: extended.customerId, rows, validTo, reason: '', requestId };
    return (await post('/api/OpsCustomer/ExtendPrices', { data })).resultData;
  });
  const save = useMutation({
    mutationFn: () => write(undefined),
    onSuccess({ savedCount, waitingCount, refused }) {
      if (waitingCount > 0) toast.info(`${waitingCount} 个低于毛利线，已提交第二人复核，通过前不续期`);
      if (refused.length > 0) toast.error(`已续期 ${savedCount} 个，${refused.length} 个已被他人修改，未改动`);
      else if (savedCount > 0) toast.ok(`已续期 ${savedCount} 个协议价`);
      onClose(true);
    },
    onSettled: () => void refreshPrices(),
  });
  return (
    <PreviewDialog
      title="预览续期"
      what="续期"
      query={query}
      fitCount={fit.length}
      waitingCount={fit.filter(({ isUnderLine }) => isUnderLine).length}
      save={save}
      onSave={() => save.mutate()}
      onClose={() => onClose(false)}
    >
      {(rows) => (
        <>
          <thead>
            <tr>
              <th scope="col">商品</th>
              <th scope="col">协议价</th>
              <th scope="col">现截止</th>
              <th scope="col">新截止</th>
              <th scope="col">毛利检查</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ priceId, priceFee, tiers, validTo: lastDay, isUnderLine, fault, ...item }) => (
              <tr key={priceId}>
                <th scope="row">
                  {item.itemName}
                  <small>{item.itemNo}</small>
                </th>
                <td>
                  <Price tone="plain" fen={priceFee} />
                  <TierLine tiers={tiers} />
                </td>
                <td>{lastDay || '长期'}</td>
                <td>{fault ? <span className={preview.fault}>{fault}</span> : validTo || '长期'}</td>
                <td>
                  <MarginCheck item={item} isUnderLine={isUnderLine} fault={fault} />
                </td>
              </tr>
            ))}
          </tbody>
        </>
      )}
    </PreviewDialog>
  );
}

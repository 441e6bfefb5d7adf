import { marginBp } from '@jicai/domain/money/margin.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import preview from '../../parts/PreviewTable.module.css';
import { MarginChange } from '../../parts/MarginChange.tsx';
import { DaysText, rowDays } from './DaysText.tsx';
import { MarginCheck } from './MarginCheck.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { TierLine } from './TierLine.tsx';
import { type PricePreview, pricePreviewQuery, refreshPrices } from './prices.queries.ts';
import type { TypedPrices } from './PricesDialog.tsx';

/** What prices change, item by item; rows that cannot be taken say why and are left out. */
export function PricesPreview({
  customerId,
  typed: { rows, ...days },
  onClose,
}: {
  customerId: string;
  typed: TypedPrices;
  onClose: () => void;
}) {
  const today = useToday();
  const query = useQuery(pricePreviewQuery({ customerId, rows, ...days }));
  const fit = (query.data ?? []).flatMap(({ item, fault, beforeFee, priceFee, tiers, validFrom, validTo }) =>
    item && fault === undefined
      ? [{ itemId: item.itemId, beforeFee, priceFee, tiers, ...rowDays({ validFrom, validTo }, today) }]
      : [],
  );
  const write = useWriteOnce(async (chosen: typeof fit, requestId) => {
    const data = { customerId, rows: chosen, ...days, reason: '', requestId };
    return (await post('/api/OpsCustomer/SavePrices', { data })).resultData;
  });
  const save = useMutation({
    mutationFn: write,
    onSuccess({ savedCount, waitingCount: waits, refused }) {
      if (waits > 0) toast.info(`${waits} 个低于毛利线，已提交第二人复核，通过前原价不变`);
      if (refused.length > 0) toast.error(`已保存 ${savedCount} 个，${refused.length} 个已被他人修改，未改动`);
      else if (savedCount > 0) toast.ok(`已保存 ${savedCount} 个协议价`);
      onClose();
    },
    onSettled: () => void refreshPrices(),
  });
  const waitingCount = (query.data ?? []).filter((row) => row.isUnderLine && row.fault === undefined).length;
  return (
    <PreviewDialog
      title="预览协议价"
      what="协议价"
      query={query}
      fitCount={fit.length}
      waitingCount={waitingCount}
      save={save}
      onSave={() => save.mutate(fit)}
      onClose={onClose}
    >
      {(loaded) => <Rows rows={loaded} />}
    </PreviewDialog>
  );
}

type PricedItem = NonNullable<PricePreview[number]['item']>;

function marginsOf(item: PricedItem | undefined, beforeFee: number | undefined, priceFee: number) {
  if (item?.costFee === undefined) return {};
  const { costFee, marginLineBp } = item;
  const before = beforeFee === undefined ? {} : { beforeMarginBp: marginBp(beforeFee, costFee) };
  return { ...before, afterMarginBp: marginBp(priceFee, costFee), marginLineBp };
}

function Rows({ rows }: { rows: PricePreview }) {
  const hasMargins = rows.some(({ item }) => item?.costFee !== undefined);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">商品</th>
          <th scope="col">企业价</th>
          <th scope="col">原协议价</th>
          <th scope="col">新协议价</th>
          <th scope="col">有效期</th>
          {hasMargins && <th scope="col">毛利率</th>}
          <th scope="col">毛利检查</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ itemNo, item, beforeFee, priceFee, tiers, hasTiers, isUnderLine, takesBack, fault, ...span }) => (
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
            <td>
              {fault ? <span className={preview.fault}>{fault}</span> : <Price tone="plain" fen={priceFee} />}
              <TierLine tiers={tiers} />
            </td>
            <td>
              <DaysText {...span} />
              {takesBack && !fault && <small>{takesBack} 起的协议价同时撤回</small>}
            </td>
            {hasMargins && (
              <td>
                <MarginChange {...marginsOf(item, beforeFee, priceFee)} />
              </td>
            )}
            <td>
              <MarginCheck item={item} isUnderLine={isUnderLine} fault={fault} />
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

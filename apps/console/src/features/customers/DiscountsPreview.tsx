import type { BodyOf } from '@jicai/contract/index.ts';
import { discountTargetTexts, discountText } from '@jicai/domain/money/contract-discounts.ts';
import type { ValidDays } from '@jicai/domain/money/price-validity.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import preview from '../../parts/PreviewTable.module.css';
import { DaysText, rowDays } from './DaysText.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { discountsPreviewQuery, refreshPrices } from './prices.queries.ts';

export interface TypedDiscounts extends ValidDays {
  rows: BodyOf<'/api/OpsCustomer/GetDiscountsPreview'>['data']['rows'];
}

/** What discounts change, one by one: from what to what, on how many items, and how many of them come under the margin line. */
export function DiscountsPreview({
  customerId,
  typed: { rows, ...days },
  onClose,
}: {
  customerId: string;
  typed: TypedDiscounts;
  onClose: () => void;
}) {
  const today = useToday();
  const query = useQuery(discountsPreviewQuery({ customerId, rows, ...days }));
  const good = (query.data ?? []).filter(({ fault }) => fault === undefined);
  const write = useWriteOnce(async (_: void, requestId) => {
    const fit = good.flatMap(({ target, targetId, beforeBp, discountBp, validFrom, validTo }) =>
      targetId === undefined
        ? []
        : [{ target, targetId, beforeBp, discountBp, ...rowDays({ validFrom, validTo }, today) }],
    );
    return (
      await post('/api/OpsCustomer/SaveDiscounts', { data: { customerId, rows: fit, ...days, reason: '', requestId } })
    ).resultData;
  });
  const save = useMutation({
    mutationFn: () => write(undefined),
    onSuccess({ savedCount, waitingCount, refused }) {
      if (waitingCount > 0) toast.info(`${waitingCount} 个低于毛利线，已提交第二人复核，通过前不生效`);
      if (refused.length > 0) toast.error(`已保存 ${savedCount} 个，${refused.length} 个已被他人修改，未改动`);
      else if (savedCount > 0) toast.ok(`已保存 ${savedCount} 个协议折扣`);
      onClose();
    },
    onSettled: () => void refreshPrices(),
  });
  return (
    <PreviewDialog
      title="预览协议折扣"
      what="协议折扣"
      query={query}
      fitCount={good.length}
      waitingCount={good.filter(({ underLineCount }) => underLineCount > 0).length}
      save={save}
      onSave={() => save.mutate()}
      onClose={onClose}
    >
      {(looked) => (
        <>
          <thead>
            <tr>
              <th scope="col">对象</th>
              <th scope="col">现折扣</th>
              <th scope="col">新折扣</th>
              <th scope="col">有效期</th>
              <th scope="col">适用商品</th>
              <th scope="col">毛利检查</th>
            </tr>
          </thead>
          <tbody>
            {looked.map(({ target, targetName, beforeBp, discountBp, itemCount, underLineCount, fault, ...span }) => (
              <tr key={`${target} ${targetName}`}>
                <th scope="row">
                  {targetName}
                  <small>{discountTargetTexts[target]}</small>
                </th>
                <td>{beforeBp === undefined ? '—' : discountText(beforeBp)}</td>
                <td>{fault ? <span className={preview.fault}>{fault}</span> : discountText(discountBp)}</td>
                <td>
                  <DaysText {...span} />
                </td>
                <td>{itemCount.toLocaleString('zh-CN')}</td>
                <td>
                  {fault && '—'}
                  {!fault && underLineCount === 0 && '通过'}
                  {!fault && underLineCount > 0 && (
                    <span className={preview.fault}>{underLineCount} 个低于毛利线，须复核</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </>
      )}
    </PreviewDialog>
  );
}

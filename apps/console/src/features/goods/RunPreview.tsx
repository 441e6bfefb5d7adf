import { fieldText, isFieldAct } from '@jicai/domain/goods/field-acts.ts';
import { actText, type ItemFacts, type PriceName, priceNameList } from '@jicai/domain/goods/goods-acts.ts';
import { areSameLabels } from '@jicai/domain/goods/goods-labels.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MarginChange } from '../../parts/MarginChange.tsx';
import { type Act, goodsOptionsQuery, type Preview, previewQuery, refreshGoods } from './goods.queries.ts';
import { LabelTags } from './LabelTags.tsx';
import styles from '../../parts/PreviewTable.module.css';

/** Item by item what an act makes of the ticked goods; those it can do nothing with say why and stay as they are. */
export function RunPreview({
  itemIds,
  act,
  onClose,
}: {
  itemIds: readonly string[];
  act: Act;
  onClose: (isDone: boolean) => void;
}) {
  const query = useQuery(previewQuery(itemIds, act));
  const possible = (query.data ?? []).filter(({ after }) => after !== undefined);
  const waitingCount = possible.filter(({ isUnderLine }) => isUnderLine).length;
  const [reason, setReason] = useState('');
  const write = useWriteOnce(async (rows: Preview, requestId) => {
    const data = { rows: rows.map(({ itemId, before }) => ({ itemId, before })), act, reason, requestId };
    return (await post('/api/OpsGoods/ApplyRun', { data })).resultData;
  });
  const run = useMutation({
    mutationFn: write,
    meta: { isInline: true },
    onSuccess({ changedCount, waitingCount: waits, refused }) {
      if (waits > 0) toast.info(`${waits} 个低于毛利线，已提交复核，通过前价格不变`);
      if (refused.length > 0) toast.error(`已修改 ${changedCount} 个，${refused.length} 个已被他人修改，未改动`);
      else if (changedCount > 0) toast.ok(`已修改 ${changedCount} 个，可在修改记录撤销`);
      onClose(true);
    },
    onSettled: () => void refreshGoods(),
  });
  const refusedCount = (query.data?.length ?? 0) - possible.length;
  return (
    <Dialog
      title={`预览：${actText(act)}`}
      width={720}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>取消</Button>
          <Button
            look="fill"
            isBusy={run.isPending}
            disabled={possible.length === 0}
            onClick={() => run.mutate(possible)}
          >
            {waitingCount === possible.length && waitingCount > 0 ? '提交复核' : '修改'} {possible.length} 个商品
          </Button>
        </>
      }
    >
      {run.error && <Notice tone="danger">{run.error.message}</Notice>}
      <QueryState query={query} skeleton={<LoadingBlock height={240} />}>
        {(rows) => (
          <>
            {refusedCount > 0 && <Notice tone="warn">{refusedCount} 个商品不会改动，原因见下表。</Notice>}
            {waitingCount > 0 && (
              <>
                <Notice tone="warn">{waitingCount} 个商品低于毛利线，由第二人复核后才改，通过前价格不变。</Notice>
                <Field label="给复核人的说明">
                  {(field) => (
                    <input
                      {...field}
                      maxLength={200}
                      value={reason}
                      onChange={(event) => setReason(event.target.value)}
                    />
                  )}
                </Field>
              </>
            )}
            <PreviewRows rows={rows} act={act} />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}

/** Item by item what stands and what comes, or why nothing does. */
export function PreviewRows({ rows, act }: { rows: Preview; act: Act }) {
  const hasMargins = rows.some(({ afterMarginBp }) => afterMarginBp !== undefined);
  return (
    <ScrollRegion label="预览" className={styles.scroll}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">从</th>
            <th scope="col">到</th>
            {hasMargins && <th scope="col">毛利率</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ itemId, itemNo, itemName, before, after, fault, isUnderLine, ...margins }) => (
            <tr key={itemId}>
              <th scope="row">
                {itemName}
                <small>{itemNo}</small>
              </th>
              <td>{after && <Value act={act} facts={before} other={after} />}</td>
              <td>
                {after ? (
                  <Value act={act} facts={after} other={before} />
                ) : (
                  <span className={styles.fault}>{fault}</span>
                )}
                {isUnderLine && <small>低于毛利线，须复核</small>}
              </td>
              {hasMargins && (
                <td>
                  <MarginChange {...margins} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The field in which an item differs from what it was. */
function Value({ act, facts, other }: { act: Act; facts: ItemFacts; other: ItemFacts }) {
  const { data } = useQuery(goodsOptionsQuery());
  if (isFieldAct(act)) return fieldText(facts, act);
  if (facts.labelIds && !areSameLabels(facts.labelIds, other.labelIds ?? [])) {
    const { labelIds } = facts;
    return <LabelTags labels={data?.labels.filter(({ id }) => labelIds.includes(id)) ?? []} fallback="无标签" />;
  }
  if (facts.isOnSale !== other.isOnSale) return facts.isOnSale ? '在售' : '已下架';
  const changed = priceNameList.find((price: PriceName) => facts[price] !== other[price]);
  return changed ? <Price tone="plain" fen={facts[changed]} fallback="—" /> : null;
}

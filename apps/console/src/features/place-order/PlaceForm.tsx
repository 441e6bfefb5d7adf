import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { refreshOrders } from '../orders/index.ts';
import { GoodsSelect } from './GoodsSelect.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { placedLines, PlacedLines } from './PlacedLines.tsx';
import { type PlaceModel, type PlacePreview, previewQuery } from './place.queries.ts';
import {
  emptyPlace,
  placeFaults,
  type PlaceValues,
  type WantedItem,
  withItems,
  withoutItem,
  withQty,
} from './place-values.ts';
import { PlaceRail } from './PlaceRail.tsx';
import { PlaceTerms } from './PlaceTerms.tsx';
import styles from './PlaceOrder.module.css';

/** Goods, address and way to pay for one requester; what it costs is asked with each change. */
export function PlaceForm({ model }: { model: PlaceModel }) {
  const { requester, addresses } = model;
  const { userId } = requester;
  const formId = useId();
  const navigate = useNavigate();
  const { items, setItems } = useItems(userId);
  const form = useForm<PlaceValues>(
    {
      ...emptyPlace,
      addressId: addresses[0]?.addressId ?? '',
      payMode: requester.customerType === customerTypes.enterprise ? payModes.credit : payModes.online,
    },
    placeFaults,
    { draft: `place.${userId}` },
  );
  const values = useValues(form);
  const addressId = values.addressId || undefined;
  const query = useQuery(previewQuery({ userId, items, addressId, payMode: values.payMode }));
  const answer = items.length > 0 ? query.data : undefined;
  usePossibleMode(answer, values.payMode, (payMode) => form.set({ payMode }));
  const send = useSubmit(userId);
  const [isPasting, setIsPasting] = useState(false);
  async function submit(typed: PlaceValues): Promise<void> {
    try {
      const { orderNos } = await send({ typed, preview: answer?.preview });
      toast.ok('订单已提交，已通知下单人');
      await refreshOrders();
      void navigate(`${paths.orders}?view=all&open=${orderNos[0] ?? ''}`);
    } catch (error) {
      if (error instanceof Refusal && error.code === errorCodes.priceChanged) await query.refetch();
      throw error;
    }
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Card
          title="商品"
          note={items.length > 0 ? `${items.length} 种` : undefined}
          size="sm"
          isFlush
          extra={
            <Button size="sm" onClick={() => setIsPasting(true)}>
              粘贴清单
            </Button>
          }
        >
          <div className={styles.adder}>
            <GoodsSelect userId={userId} onAdd={(item) => setItems(withItems(items, [item]))} />
          </div>
          <PlacedLines
            rows={placedLines(items, answer)}
            onQty={(item) => setItems(withQty(items, item))}
            onRemove={(itemNo) => setItems(withoutItem(items, itemNo))}
          />
        </Card>
        <Form form={form} id={formId} className={styles.main} onSubmit={submit}>
          <Problem text={form.problem} />
          <PlaceTerms model={model} preview={answer?.preview} />
        </Form>
      </div>
      <PlaceRail answer={answer} formId={formId} isBusy={form.isBusy} isStale={query.isPlaceholderData} />
      {isPasting && (
        <PasteDialog onAdd={(added) => setItems(withItems(items, added))} onClose={() => setIsPasting(false)} />
      )}
    </div>
  );
}

/** The goods, kept as the form is when the session is lost. */
function useItems(userId: string) {
  const draft = useDraft<{ items: WantedItem[] }>(`place.items.${userId}`, { items: [] });
  const [items, setItems] = useState(draft.start.items);
  useEffect(() => draft.keep(items.length > 0 ? { items } : undefined));
  return { items, setItems };
}

/** A way to pay that the preview refuses gives way to the first that it allows. */
function usePossibleMode(
  answer: PlacePreview | undefined,
  chosen: PayMode,
  onChange: (payMode: PayMode) => void,
): void {
  const modes = answer?.preview?.payModes;
  const isRefused = modes !== undefined && !modes.some((mode) => mode.payMode === chosen && mode.isEnable);
  const possible = isRefused ? modes?.find((mode) => mode.isEnable)?.payMode : undefined;
  useEffect(() => {
    if (possible !== undefined) onChange(possible);
  });
}

function useSubmit(userId: string) {
  return useWriteOnce(
    async ({ typed, preview }: { typed: PlaceValues; preview: PlacePreview['preview'] }, requestId) => {
      const { remark, expectDate, ...fields } = typed;
      const groups = preview?.groups ?? [];
      const data = {
        userId,
        ...fields,
        expectDate: expectDate || undefined,
        itemList: groups.flatMap((group) => group.items.map(({ itemId, qty }) => ({ itemId, qty }))),
        previewKey: preview?.previewKey ?? '',
        remarks: remark ? groups.map(({ supplierId }) => ({ supplierId, remark })) : [],
        requestId,
      };
      const answer = await post('/api/OpsPlace/Submit', { data });
      await queryClient.invalidateQueries({ queryKey: ['/api/OpsPlace/GetPreview'] });
      return answer.resultData;
    },
  );
}

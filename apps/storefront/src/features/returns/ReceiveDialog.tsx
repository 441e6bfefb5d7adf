import type { Order } from '@jicai/contract/orders/orders.ts';
import { receiptFaultNames, receiptFaults } from '@jicai/domain/orders/receipt.ts';
import { returnTypeTexts } from '@jicai/domain/returns/return-reasons.ts';
import { maxReturnImages } from '@jicai/domain/returns/return-form.ts';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import {
  countKey,
  emptyReceipt,
  type ReceiveForm,
  receiveFaults,
  reportedOf,
  reportsOf,
  sumOf,
} from './receive-form.ts';
import styles from './ReceiveDialog.module.css';
import { refreshReturns } from './returns.queries.ts';
import { pictureHelp, usePictures } from '@jicai/web/form/use-pictures.ts';

type Parcel = Pick<Order['parcels'][number], 'parcelId' | 'items'>;

/** What the dialog needs of an order; who only receives it is told no more. */
interface ReceivedOrder {
  orderNo: string;
  version: number;
  lines: readonly Pick<Order['lines'][number], 'orderItemId' | 'itemName' | 'unitName'>[];
}

/**
 * One parcel by quantity: what is missing, damaged or wrong of each line; the rest is accepted, and after-sales begin by themselves.
 * `path`: the buyer's own receipt, or that of a named receiver.
 */
export function ReceiveDialog({
  path = '/api/ShopOrder/ReceiveParcel',
  order,
  parcel,
  onClose,
}: {
  path?: '/api/ShopOrder/ReceiveParcel' | '/api/ShopReceipt/Receive';
  order: ReceivedOrder;
  parcel: Parcel;
  onClose: () => void;
}) {
  const form = useForm<ReceiveForm>(emptyReceipt, receiveFaults, { draft: `receipt.${parcel.parcelId}` });
  const values = useValues(form);
  const send = useWriteOnce((reports: ReturnType<typeof reportsOf>, requestId) => {
    const { orderNo, version } = order;
    return post(path, {
      data: { orderNo, parcelId: parcel.parcelId, version, reports, requestId },
    });
  });
  async function submit(filled: ReceiveForm) {
    try {
      const { returnNos } = (await send(reportsOf(filled, parcel))).resultData;
      toast.ok(returnNos.length === 0 ? '已确认收货' : `已收货，并提交了 ${returnNos.length} 张售后单`);
      onClose();
    } finally {
      void refreshReturns();
    }
  }
  return (
    <FormDialog
      form={form}
      title="按数量收货"
      width={640}
      action="确认收货"
      before={<p className={styles.text}>请填写有问题的数量，其余按实收确认；少货、破损、错货会自动提交售后申请。</p>}
      onClose={onClose}
      onSubmit={submit}
    >
      <ul className={styles.lines}>
        {parcel.items.map((item) => (
          <LineCounts key={item.orderItemId} order={order} item={item} />
        ))}
      </ul>
      {sumOf(values, 'damaged') > 0 && <Evidence fault="damaged" />}
      {sumOf(values, 'wrong') > 0 && <Evidence fault="wrong" />}
    </FormDialog>
  );
}

function LineCounts({ order, item }: { order: ReceivedOrder; item: Parcel['items'][number] }) {
  const form = useFormOf<ReceiveForm>();
  const values = useValues(form);
  const { orderItemId } = item;
  const line = order.lines.find((one) => one.orderItemId === orderItemId);
  const openQty = item.qty - item.receivedQty;
  const reported = reportedOf(values, orderItemId);
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {line?.itemName}
        <small>
          本次应收 {openQty}，实收 <b>{openQty - reported}</b> {line?.unitName}
        </small>
      </span>
      {receiptFaultNames.map((fault) => {
        const key = countKey(fault, orderItemId);
        const count = values.counts[key] ?? 0;
        const most = openQty - reported + count;
        return (
          <span key={fault} className={styles.count}>
            {receiptFaults[fault].name}
            <Stepper
              size="sm"
              label={`${receiptFaults[fault].name}数量 ${line?.itemName ?? ''}`}
              value={count}
              min={0}
              max={most}
              // A stepper takes a largest quantity of 0 for none of its own.
              disabled={most === 0}
              onChange={(qty) => form.set({ counts: { ...values.counts, [key]: qty } })}
            />
          </span>
        );
      })}
    </li>
  );
}

/** What is asked for damaged or wrong goods, and what shows it. */
function Evidence({ fault }: { fault: 'damaged' | 'wrong' }) {
  const form = useFormOf<ReceiveForm>();
  const values = useValues(form);
  const { name, returnTypes } = receiptFaults[fault];
  const field = `${fault}Pictures` as const;
  const pictures = usePictures(values[field], (list) => form.set({ [field]: list }));
  return (
    <fieldset className={styles.evidence}>
      <legend>{name}说明</legend>
      <SelectField<ReceiveForm> name={`${fault}Type`} label="希望如何处理" isRequired>
        {returnTypes.map((type) => (
          <option key={type} value={type}>
            {returnTypeTexts[type]}
          </option>
        ))}
      </SelectField>
      <TextField<ReceiveForm> name={`${fault}Remark`} label="问题描述" isRequired rows={2} maxLength={200} />
      <PicturePicker
        label="凭证图片"
        pictures={values[field]}
        max={maxReturnImages}
        isBusy={pictures.isBusy}
        isRequired
        help={pictureHelp}
        error={form.faults[field]}
        onPick={pictures.add}
        onRemove={pictures.remove}
      />
    </fieldset>
  );
}

import { logisticsNoFault } from '@jicai/domain/orders/logistics.ts';
import { waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useEffect, useRef } from 'react';
import { CarrierOptions, useCarriers } from '../../parts/carriers.tsx';
import { NumberField } from './NumberField.tsx';
import { LineGoods } from './OrderLines.tsx';
import { type Order, refreshOrders } from './orders.queries.ts';
import { parcelItems, unshippedOf } from './ship-items.ts';
import styles from './ShipDialog.module.css';
import { useWaybillNumber, type WaybillNumber } from './use-waybill-number.ts';
import { WaybillLine } from './WaybillLine.tsx';

interface ShipForm {
  logisticsCode: string;
  logisticsNo: string;
  /** Units of each line in this parcel, by the line's id; 0 leaves it out. */
  qtys: Record<string, number>;
}

/** One parcel: which goods, how many, and by whom it goes. Everything still due is proposed. */
export function ShipDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const due = unshippedOf(order);
  const [usual] = useCarriers();
  const form = useForm<ShipForm>(
    {
      logisticsCode: order.parcels.at(-1)?.logisticsCode ?? usual,
      logisticsNo: '',
      qtys: Object.fromEntries(due.map(({ orderItemId, qty }) => [orderItemId, qty])),
    },
    (values) => ({
      logisticsNo: logisticsNoFault({ ...values, logisticsNo: values.logisticsNo.trim() }),
      qtys: parcelItems(due, values.qtys).length > 0 ? undefined : '请选择要发货的商品',
    }),
    { draft: `ship.${order.orderNo}` },
  );
  const { qtys, logisticsCode: carrier, logisticsNo: number } = useValues(form);
  const { couriers, waybill } = useWaybillNumber(order.orderNo);
  const fill = ({ logisticsCode, logisticsNo }: WaybillNumber) => form.set({ logisticsCode, logisticsNo });
  const isGiven = waybill?.state === waybillStates.given;
  const filledId = useRef<string>(undefined);
  // The number that is there already is what the next parcel leaves under; one that was typed or taken out stays so.
  useEffect(() => {
    if (!waybill || !isGiven || filledId.current === waybill.waybillId) return;
    filledId.current = waybill.waybillId;
    if (number.trim() === '') form.set({ logisticsCode: waybill.logisticsCode, logisticsNo: waybill.logisticsNo });
  });
  const isFilled = waybill?.logisticsNo === number.trim() && waybill.logisticsCode === carrier;
  const count = parcelItems(due, qtys).reduce((sum, { qty }) => sum + qty, 0);
  const send = useWriteOnce(({ logisticsCode, logisticsNo, qtys: chosen }: ShipForm, requestId) =>
    post('/api/OpsOrder/Ship', {
      data: {
        orderNo: order.orderNo,
        version: order.version,
        logisticsCode,
        logisticsNo: logisticsNo.trim(),
        items: parcelItems(due, chosen),
        requestId,
      },
    }),
  );
  const setQty = (orderItemId: string, qty: number) => form.set({ qtys: { ...qtys, [orderItemId]: qty } });
  return (
    <FormDialog
      form={form}
      title={`发出包裹 ${order.parcels.length + 1}`}
      width={640}
      action={`发货 ${count} 件`}
      layout="own"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshOrders());
        toast.ok('已发货');
        onClose();
      }}
    >
      <div className={styles.carrier}>
        <SelectField<ShipForm> name="logisticsCode" label="物流公司" isRequired>
          <CarrierOptions chosen={carrier} />
        </SelectField>
        <NumberField
          orderNo={order.orderNo}
          logisticsCode={carrier}
          couriers={couriers}
          waybill={waybill}
          onTaken={fill}
        />
      </div>
      {waybill && (
        <WaybillLine
          orderNo={order.orderNo}
          waybill={waybill}
          onFill={isGiven && !isFilled ? () => fill(waybill) : undefined}
          onTaken={fill}
          onCancelled={() => {
            if (isFilled) form.set({ logisticsNo: '' });
          }}
        />
      )}
      <ul className={styles.lines}>
        {order.lines.map((line) => {
          const rest = due.find(({ orderItemId }) => orderItemId === line.orderItemId)?.qty ?? 0;
          const qty = Math.min(qtys[line.orderItemId] ?? rest, rest);
          if (rest === 0) return null;
          return (
            <li key={line.orderItemId}>
              <Checkbox
                isChecked={qty > 0}
                label={`发 ${line.itemName}`}
                onChange={(isChosen) => setQty(line.orderItemId, isChosen ? rest : 0)}
              />
              <LineGoods line={line} />
              <span className={styles.rest}>待发 {rest}</span>
              <Stepper
                size="sm"
                className={styles.stepper}
                value={qty}
                min={0}
                max={rest}
                label={`${line.itemName} 数量`}
                onChange={(next) => setQty(line.orderItemId, next)}
              />
            </li>
          );
        })}
      </ul>
      {form.faults.qtys && (
        <p role="alert" className={styles.fault}>
          {form.faults.qtys}
        </p>
      )}
    </FormDialog>
  );
}

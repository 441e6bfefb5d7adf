import { waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import styles from './NumberField.module.css';
import { useTakeNumber, type WaybillNumber } from './use-waybill-number.ts';

/** The number of a parcel: scanned or pasted, or fetched where the supplier has a contract with the courier. */
export function NumberField({
  orderNo,
  logisticsCode,
  couriers,
  waybill,
  onTaken,
}: {
  orderNo: string;
  logisticsCode: string;
  couriers: readonly string[];
  waybill: WaybillNumber | undefined;
  onTaken: (waybill: WaybillNumber) => void;
}) {
  const take = useTakeNumber(orderNo, onTaken);
  const state = waybill?.state;
  // One that is given stands in the field. What got no answer is asked for again beside it, whatever courier is chosen here.
  const mayTake = couriers.includes(logisticsCode) && state !== waybillStates.asked && state !== waybillStates.given;
  return (
    <div className={styles.number}>
      <TextField<{ logisticsNo: string }>
        name="logisticsNo"
        label="运单号"
        maxLength={32}
        placeholder="扫描或粘贴"
        isRequired
      />
      {mayTake && (
        <Button className={styles.take} isBusy={take.isPending} onClick={() => take.mutate(logisticsCode)}>
          {state === waybillStates.refused ? '再取一次' : '取号'}
        </Button>
      )}
    </div>
  );
}

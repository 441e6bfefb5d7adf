import { logisticsName } from '@jicai/domain/orders/logistics.ts';
import { isOpenWaybill, waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useState } from 'react';
import { useTakeNumber, useWaybillNumber, type WaybillNumber } from '../orders/index.ts';
import styles from './ScanNumber.module.css';
import scan from './ScanSelect.module.css';

/** Instead of a waybill to scan: the number that the order has already, or one of a courier the supplier has a contract with. */
export function ScanNumber({
  orderNo,
  usual,
  onTaken,
}: {
  orderNo: string;
  usual: string;
  onTaken: (waybill: WaybillNumber) => void;
}) {
  const { couriers, waybill } = useWaybillNumber(orderNo);
  const [chosen, setChosen] = useState<string>();
  const take = useTakeNumber(orderNo, onTaken);
  // The courier of an open number is the only one that can be asked.
  const offered = waybill && isOpenWaybill(waybill.state) ? [waybill.logisticsCode] : couriers;
  const courier = offered.find((code) => code === (chosen ?? usual)) ?? offered[0];
  if (courier === undefined || waybill?.state === waybillStates.cancelling) return null;
  return (
    <p className={styles.number}>
      <select
        className={scan.select}
        aria-label="取号的快递公司"
        value={courier}
        disabled={offered.length === 1}
        onChange={(event) => setChosen(event.target.value)}
      >
        {offered.map((code) => (
          <option key={code} value={code}>
            {logisticsName(code) ?? code}
          </option>
        ))}
      </select>
      <Button className={styles.take} isBusy={take.isPending} onClick={() => take.mutate(courier)}>
        {textOf(waybill)}
      </Button>
    </p>
  );
}

function textOf(waybill: WaybillNumber | undefined): string {
  if (waybill?.state === waybillStates.given) return '用已取的单号';
  return waybill?.state === waybillStates.asked ? '再取一次' : '没有面单，取号';
}

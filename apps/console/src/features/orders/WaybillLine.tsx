import { waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useCancelNumber, useOpenLabel, useTakeNumber, type WaybillNumber } from './use-waybill-number.ts';
import styles from './WaybillLine.module.css';

const { asked, given, cancelling, refused } = waybillStates;
const tones: Partial<Record<WaybillNumber['state'], TagTone>> = {
  [asked]: 'warn',
  [given]: 'ok',
  [cancelling]: 'warn',
  [refused]: 'danger',
};

/** A number that was asked for and that no parcel has left under: its label, and giving it back. */
export function WaybillLine({
  orderNo,
  waybill,
  onFill,
  onTaken,
  onCancelled,
}: {
  orderNo: string;
  waybill: WaybillNumber;
  /** Where it can be filled in and is not. */
  onFill?: (() => void) | undefined;
  /** It got no answer, was asked for again and is there. */
  onTaken?: ((waybill: WaybillNumber) => void) | undefined;
  onCancelled?: (() => void) | undefined;
}) {
  const cancel = useCancelNumber(orderNo, onCancelled);
  const label = useOpenLabel(orderNo);
  const again = useTakeNumber(orderNo, (taken) => {
    toast.ok(`已取号 ${taken.logisticsNo}`);
    onTaken?.(taken);
  });
  const { waybillId, state, stateText, logisticsCode, logisticsName, logisticsNo, hasLabel } = waybill;
  const note = noteOf(waybill);
  return (
    <div className={styles.line}>
      <span className={styles.words}>
        <Tag isState tone={tones[state] ?? 'grey'}>
          {stateText}
        </Tag>
        <span>
          {logisticsName} <b>{logisticsNo}</b>
        </span>
        {logisticsNo && <CopyButton text={logisticsNo} label="运单号" />}
      </span>
      <span className={styles.acts}>
        {onFill && (
          <button type="button" onClick={onFill}>
            填入
          </button>
        )}
        {state === asked && (
          <button type="button" disabled={again.isPending} onClick={() => again.mutate(logisticsCode)}>
            再取一次
          </button>
        )}
        {state === given && hasLabel && (
          <button type="button" disabled={label.isPending} onClick={() => label.open(waybillId)}>
            打开面单
          </button>
        )}
        {(state === given || state === cancelling) && (
          <button type="button" disabled={cancel.isPending} onClick={() => void cancel.ask(waybill)}>
            {state === given ? '取消面单' : '再取消一次'}
          </button>
        )}
      </span>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function noteOf({ state, refusalText }: WaybillNumber): string {
  if (state === asked) return '上次取号没有收到回答，请再取一次：会得到同一个单号，不会重复收费。';
  if (state === cancelling) return '取消没有收到回答，确认之前不要用这个单号发货。';
  if (refusalText === '') return '';
  return state === refused ? `快递100：${refusalText}` : `没有取消：${refusalText}`;
}

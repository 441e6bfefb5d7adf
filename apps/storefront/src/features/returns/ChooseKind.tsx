import { type ReturnType, returnTypes, returnTypeTexts } from '@jicai/domain/returns/return-reasons.ts';
import { type ReceiveState, receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import styles from './ChooseKind.module.css';

const kinds: readonly { type: ReturnType; text: string }[] = [
  { type: returnTypes.refund, text: '已收到货，退回商品后退款' },
  { type: returnTypes.exchange, text: '已收到货，换同款或同价规格' },
  { type: returnTypes.refundOnly, text: '未收到货，或不退回商品' },
];
const arrivals: readonly { state: ReceiveState; label: string }[] = [
  { state: receiveStates.notReceived, label: '未收到货' },
  { state: receiveStates.received, label: '已收到货' },
];

/** 退货退款, 换货 or 仅退款; for the last also whether the goods have arrived. */
export function ChooseKind({
  returnType,
  available,
  receiveState,
  onType,
  onArrival,
}: {
  returnType: ReturnType;
  /** Kinds that some line of the order allows. */
  available: readonly number[];
  receiveState: ReceiveState;
  onType: (type: ReturnType) => void;
  onArrival: (state: ReceiveState) => void;
}) {
  return (
    <>
      <div className={styles.kinds} role="radiogroup" aria-label="售后类型">
        {kinds.map(({ type, text }) => (
          <ChoiceCard
            key={type}
            name="returnType"
            value={String(type)}
            label={returnTypeTexts[type]}
            isChosen={returnType === type}
            disabled={!available.includes(type)}
            onChoose={() => onType(type)}
          >
            <b className={styles.name}>{returnTypeTexts[type]}</b>
            <div className={styles.text}>{available.includes(type) ? text : '确认收货后可申请'}</div>
          </ChoiceCard>
        ))}
      </div>
      {returnType === returnTypes.refundOnly && (
        <fieldset className={styles.arrival}>
          <legend>收货状态</legend>
          {arrivals.map(({ state, label }) => (
            <label key={state}>
              <input
                type="radio"
                name="receiveState"
                checked={receiveState === state}
                onChange={() => onArrival(state)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

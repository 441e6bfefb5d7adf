import { type ReturnType, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import type { LineInput, EnteredLine } from './apply-form.ts';
import styles from './ChooseLines.module.css';
import { paymentText } from '@jicai/domain/money/yuan.ts';

/** The goods of the order with how many of each the request is about, and what they give back. */
export function ChooseLines({
  lines,
  returnType,
  error,
  onChange,
}: {
  lines: readonly EnteredLine[];
  returnType: ReturnType;
  error: string | undefined;
  onChange: (orderItemId: string, part: Partial<LineInput>) => void;
}) {
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((one) => (
          <Line
            key={one.line.orderItemId}
            entered={one}
            returnType={returnType}
            onChange={(part) => onChange(one.line.orderItemId, part)}
          />
        ))}
      </ul>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function Line({
  entered,
  returnType,
  onChange,
}: {
  entered: EnteredLine;
  returnType: ReturnType;
  onChange: (part: Partial<LineInput>) => void;
}) {
  const { line, input, maxQty, disabledReason, askedFen, maxFen } = entered;
  const isPhone = useIsPhone();
  return (
    <li className={styles.line}>
      <Checkbox
        isChecked={input.isChosen}
        disabled={maxQty === 0}
        onChange={(isChosen) => onChange({ isChosen })}
        label={`选择${line.itemName}`}
        className={styles.choice}
      />
      <ImageWithFallback src={line.imgUrl} alt="" className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.name}>{line.itemName}</div>
        <div className={styles.spec}>
          {[line.itemSpec, line.colorName, `编号 ${line.itemNo}`].filter(Boolean).join(' · ')}
        </div>
        <div className={styles.spec}>
          购买 {line.qty} {line.unitName}
          {line.receivedQty > 0 && ` · 已收 ${line.receivedQty}`}
          {line.returnedQty > 0 && ` · 已退 ${line.returnedQty}`}
          {line.heldQty > 0 && ` · 售后中 ${line.heldQty}`}
        </div>
      </div>
      {disabledReason ? (
        <div className={styles.reason}>{disabledReason}</div>
      ) : (
        <div className={styles.quantity}>
          <Stepper
            value={input.qty}
            min={1}
            step={1}
            max={maxQty}
            disabled={!input.isChosen}
            size={isPhone ? 'lg' : 'md'}
            label={`${line.itemName}的数量`}
            onChange={(qty) => onChange({ qty })}
          />
          <span className={styles.max}>
            可申请 {maxQty} {line.unitName}
          </span>
        </div>
      )}
      <div className={styles.money}>
        {input.isChosen && returnType === returnTypes.refundOnly && (
          <label className={styles.fee}>
            <span>退款金额</span>
            <span className={styles.yuan}>
              ¥
              <input
                inputMode="decimal"
                aria-label={`${line.itemName}的退款金额`}
                aria-invalid={Number.isNaN(askedFen) || askedFen > maxFen}
                placeholder={paymentText(maxFen)}
                value={input.fee}
                onChange={(event) => onChange({ fee: event.target.value })}
              />
            </span>
            <span className={styles.max}>
              最多 <Price fen={maxFen} tone="plain" className={styles.small} />
            </span>
          </label>
        )}
        {input.isChosen && returnType === returnTypes.refund && (
          <Price fen={maxFen} tone="plain" className={styles.sum} />
        )}
      </div>
    </li>
  );
}

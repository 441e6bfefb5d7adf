import { maxReturnImages } from '@jicai/domain/returns/return-form.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { usePictures } from '@jicai/web/form/use-pictures.ts';
import type { ComponentProps } from 'react';
import { badReasonOptions, type Found, lineFault, lineRefundFen, missingReasonOptions } from './inspect.ts';
import styles from './InspectLine.module.css';
import { ReturnLineGoods } from './ReturnLines.tsx';
import type { ReturnItem } from './returns.queries.ts';

interface LineOptions {
  item: ReturnItem;
  found: Found;
  withFreight: boolean;
  /** Whether it was tried to send: what is missing is told. */
  isAsked: boolean;
  onChange: (next: Found) => void;
}

/** One line of what came back: how many, how many good, pictures of it, and why not all. */
export function InspectLine({ item, found, withFreight, isAsked, onChange }: LineOptions) {
  const fen = lineRefundFen(item, found, withFreight);
  const agreed = item.agreeFee ?? item.applyFee;
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <ReturnLineGoods item={item} />
        <span className={styles.count}>
          <small>申请</small>
          {item.qty} {item.unitName}
        </span>
        <Counted
          text="实收"
          label={`${item.itemName} 实收`}
          value={found.arrived}
          max={item.qty}
          onChange={(arrived) => onChange({ ...found, arrived, good: arrived })}
        />
        <Counted
          text="合格"
          label={`${item.itemName} 合格`}
          value={found.good}
          max={found.arrived}
          onChange={(good) => onChange({ ...found, good })}
        />
        {fen !== undefined && (
          <span className={styles.fee}>
            <small>退款</small>
            <Price tone="plain" fen={fen} />
            {agreed !== undefined && agreed !== fen && <Price tone="plain" fen={agreed} className={styles.was} />}
          </span>
        )}
      </div>
      <Why item={item} found={found} isAsked={isAsked} onChange={onChange} />
    </li>
  );
}

function Counted({ text, ...stepper }: { text: string } & Omit<ComponentProps<typeof Stepper>, 'className' | 'min'>) {
  return (
    <span className={styles.count}>
      <small>{text}</small>
      <Stepper className={styles.stepper} min={0} {...stepper} />
    </span>
  );
}

/** Pictures of the line, and the reasons that what was found of it needs. */
function Why({ item, found, isAsked, onChange }: Omit<LineOptions, 'withFreight'>) {
  const pictures = usePictures(found.pictures, (next) => onChange({ ...found, pictures: next }));
  const fault = isAsked ? lineFault(item, found) : undefined;
  const errorOf = (field: string) => ({ ...(fault?.field === field && { error: fault.text }) });
  const bad = found.arrived - found.good;
  const missing = item.qty - found.arrived;
  return (
    <div className={styles.why}>
      <PicturePicker
        label="验收拍照"
        pictures={found.pictures}
        max={maxReturnImages}
        isBusy={pictures.isBusy}
        {...errorOf('images')}
        onPick={pictures.add}
        onRemove={pictures.remove}
      />
      {bad + missing > 0 && (
        <div className={styles.reasons}>
          {bad > 0 && (
            <Field label={`不合格 ${bad} ${item.unitName}的原因`} isRequired {...errorOf('badReason')}>
              {(control) => (
                <select
                  {...control}
                  value={found.badReason}
                  onChange={(event) => onChange({ ...found, badReason: event.target.value as Found['badReason'] })}
                >
                  <Reasons options={badReasonOptions} />
                </select>
              )}
            </Field>
          )}
          {missing > 0 && (
            <Field label={`少收 ${missing} ${item.unitName}的原因`} isRequired {...errorOf('missingReason')}>
              {(control) => (
                <select
                  {...control}
                  value={found.missingReason}
                  onChange={(event) =>
                    onChange({ ...found, missingReason: event.target.value as Found['missingReason'] })
                  }
                >
                  <Reasons options={missingReasonOptions} />
                </select>
              )}
            </Field>
          )}
          <Field label="说明" {...errorOf('note')}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={200}
                placeholder="客户会看到"
                value={found.note}
                onChange={(event) => onChange({ ...found, note: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

const Reasons = ({ options }: { options: readonly (readonly [string, string])[] }) => (
  <>
    <option value="">请选择</option>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </>
);

import { useState } from 'react';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { cx } from '../style/cx.ts';
import { IconCalendar } from '../icons/center-icons.tsx';
import { useIsPhone } from '../hooks/use-media.ts';
import { DayInput } from './DayInput.tsx';
import styles from './DayField.module.css';
import type { ControlProps } from './Field.tsx';

export interface DayProps {
  /** Of the {@link Field} around. */
  control: ControlProps;
  /** The field's label again, said together with the day. */
  label: string;
  /** "YYYY-MM-DD", with `withTime` "YYYY-MM-DDTHH:mm"; or ''. */
  value: string;
  /** A day and a time of it, to the minute. */
  withTime?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

const loadPicker = async () => (await import('../antd/DayPicker.tsx')).DayPicker;
const DayPicker = lazyPart(loadPicker);
/** When a hand is near. What fails here is asked for again, and told, at the touch. */
const preload = () => void loadPicker().catch(() => undefined);

/**
 * One day, or a moment, in a form, of the same kind as {@link PeriodField}: on phones the system's calendar, else antd's, which is fetched when somebody
 * reaches for it.
 */
export function DayField(props: DayProps) {
  const isPhone = useIsPhone();
  const [isWanted, setIsWanted] = useState(false);
  const { control, label, value, withTime = false, min, max, onChange } = props;
  const empty = withTime ? '选择日期和时间' : '选择日期';
  const shown = value.replace('T', ' ');
  const { className, ...named } = control;
  if (isPhone)
    return (
      <span className={cx(className, styles.field)}>
        <DayInput
          {...named}
          value={value}
          withTime={withTime}
          placeholder={empty}
          min={min}
          max={max}
          onChange={onChange}
        />
      </span>
    );
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = named;
  const closed = (
    <button
      id={id}
      type="button"
      className={cx(className, styles.field, isInvalid && styles.wrong)}
      aria-label={`${label}：${shown || empty}`}
      aria-describedby={describedBy}
      aria-busy={isWanted || undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsWanted(true)}
    >
      <span className={value ? styles.chosen : undefined}>{shown || empty}</span>
      <IconCalendar size={14} />
    </button>
  );
  if (!isWanted) return closed;
  return <DayPicker waiting={closed} {...props} onClose={() => setIsWanted(false)} />;
}

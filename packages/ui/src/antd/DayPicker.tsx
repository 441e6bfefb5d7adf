import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { DayProps } from '../forms/DayField.tsx';
import { AntdFrame } from './AntdFrame.tsx';

const dayForm = 'YYYY-MM-DD';
const toDay = (text: string | undefined) => (text ? dayjs(text) : undefined);
/** To the minute, from midnight on. */
const time = { format: 'HH:mm', defaultOpenValue: dayjs('00:00', 'HH:mm') };
const fullWidth = { width: '100%' };

/** One day, or a moment, with a calendar; it can also be typed. */
export function DayPicker({ control, value, withTime = false, min, max, onChange }: DayProps) {
  const least = toDay(min);
  const most = toDay(max);
  return (
    <AntdFrame>
      <DatePicker
        id={control.id}
        aria-describedby={control['aria-describedby']}
        style={fullWidth}
        format={withTime ? `${dayForm} HH:mm` : dayForm}
        placeholder={withTime ? '选择日期和时间' : '选择日期'}
        {...(withTime && { showTime: time, needConfirm: false })}
        {...(control['aria-invalid'] && { status: 'error' as const })}
        {...(least && { minDate: least })}
        {...(most && { maxDate: most })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
        autoFocus
        defaultOpen
        // Whoever deletes what stands there wants none; the picker would put it back.
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement && target.value === '') onChange('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It takes the day, and does not send the form.
          event.preventDefault();
          if (event.target instanceof HTMLInputElement && event.target.value === '') onChange('');
        }}
        value={toDay(value) ?? null}
        onChange={(day) => onChange(day?.format(withTime ? `${dayForm}THH:mm` : dayForm) ?? '')}
      />
    </AntdFrame>
  );
}

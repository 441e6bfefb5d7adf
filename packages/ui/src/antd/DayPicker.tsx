import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { DayProps } from '../forms/DayField.tsx';
import { AntdFrame } from './AntdFrame.tsx';

const form = 'YYYY-MM-DD';
const toDay = (text: string | undefined) => (text ? dayjs(text, form) : undefined);
const fullWidth = { width: '100%' };

/** One day with a calendar; it can also be typed. */
export function DayPicker({ control, value, min, max, onChange }: DayProps) {
  const least = toDay(min);
  const most = toDay(max);
  return (
    <AntdFrame>
      <DatePicker
        id={control.id}
        aria-describedby={control['aria-describedby']}
        style={fullWidth}
        format={form}
        placeholder="选择日期"
        {...(control['aria-invalid'] && { status: 'error' as const })}
        {...(least && { minDate: least })}
        {...(most && { maxDate: most })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
        autoFocus
        defaultOpen
        value={toDay(value) ?? null}
        onChange={(day) => onChange(day?.format(form) ?? '')}
      />
    </AntdFrame>
  );
}

import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useMemo } from 'react';
import type { PeriodProps } from '../forms/PeriodField.tsx';
import { AntdFrame } from './AntdFrame.tsx';

const form = 'YYYY-MM-DD';
const toDay = (text: string) => (text ? dayjs(text, form) : null);
const fromDay = (day: Dayjs | null | undefined) => day?.format(form) ?? '';

/** Two days with a calendar and common spans; each end may stay open. */
export function PeriodPicker({ label, from, to, onChange, className }: PeriodProps) {
  const id = useId();
  // A new pair at each drawing would throw away what is being typed.
  const value = useMemo<[Dayjs | null, Dayjs | null]>(() => [toDay(from), toDay(to)], [from, to]);
  const today = dayjs().startOf('day');
  return (
    <AntdFrame>
      <label htmlFor={`${id}from`} className="sr">
        {label}从
      </label>
      <label htmlFor={`${id}to`} className="sr">
        {label}到
      </label>
      <DatePicker.RangePicker
        id={{ start: `${id}from`, end: `${id}to` }}
        className={className}
        format={form}
        allowEmpty
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
        autoFocus
        defaultOpen
        placeholder={['开始日期', '结束日期']}
        value={value}
        presets={[
          { label: '近 7 天', value: [today.subtract(6, 'day'), today] },
          { label: '近 30 天', value: [today.subtract(29, 'day'), today] },
          { label: '近 3 个月', value: [today.subtract(3, 'month').add(1, 'day'), today] },
          { label: '今年', value: [today.startOf('year'), today] },
        ]}
        onChange={(days) => onChange({ from: fromDay(days?.[0]), to: fromDay(days?.[1]) })}
      />
    </AntdFrame>
  );
}

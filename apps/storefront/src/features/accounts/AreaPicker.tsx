import type { Area } from '@jicai/contract/reference.ts';
import type { ControlProps } from '@jicai/ui/Field.tsx';
import { useQueries } from '@tanstack/react-query';
import { areasQuery } from './addresses.queries.ts';
import styles from './AreaPicker.module.css';

export interface AreaCodes {
  provinceCode: string;
  cityCode: string;
  /** '' until the path is complete. */
  areaCode: string;
}

const levels = [
  { field: 'provinceCode', label: '省', hint: '省份' },
  { field: 'cityCode', label: '市', hint: '城市' },
  { field: 'areaCode', label: '区县', hint: '区县' },
] as const;

/**
 * Province, city and county, each from BasArea/GetAreas by the choice before it: the browser's own lists, which phones and keyboards know how
 * to show. `onChange` also gets the names in one text.
 */
export function AreaPicker({
  value,
  onChange,
  control,
}: {
  value: AreaCodes;
  onChange: (value: AreaCodes, areaText: string) => void;
  control: ControlProps;
}) {
  const lists = useAreaLists(value);
  const choose = (at: number, code: string) => {
    const codes = levels.map(({ field }, level) => (level < at ? value[field] : level === at ? code : ''));
    const names = codes.map(
      (chosen, level) => lists[level]?.find(({ areaCode }) => areaCode === chosen)?.areaName ?? '',
    );
    onChange({ provinceCode: codes[0] ?? '', cityCode: codes[1] ?? '', areaCode: codes[2] ?? '' }, names.join(''));
  };
  return (
    <fieldset className={styles.picker} aria-label="所在地区">
      {levels.map(({ field, label, hint }, at) => {
        const list = lists[at];
        const isOpen = at === 0 || value[levels[at - 1]?.field ?? 'provinceCode'] !== '';
        return (
          <select
            key={field}
            {...control}
            id={at === 0 ? control.id : `${control.id}-${field}`}
            name="areaCode"
            aria-label={label}
            aria-invalid={control['aria-invalid'] && value[field] === ''}
            disabled={!isOpen}
            value={list ? value[field] : ''}
            onChange={(event) => choose(at, event.target.value)}
          >
            <option value="">{isOpen && !list ? '正在加载' : hint}</option>
            {list?.map(({ areaCode, areaName }) => (
              <option key={areaCode} value={areaCode}>
                {areaName}
              </option>
            ))}
          </select>
        );
      })}
    </fieldset>
  );
}

function useAreaLists({ provinceCode, cityCode }: AreaCodes): (Area[] | undefined)[] {
  const results = useQueries({
    queries: [
      areasQuery(''),
      { ...areasQuery(provinceCode), enabled: provinceCode !== '' },
      { ...areasQuery(cityCode), enabled: cityCode !== '' },
    ],
  });
  return results.map(({ data }) => data);
}

import type { Area } from '@jicai/contract/shop/reference.ts';
import type { ControlProps } from '@jicai/ui/forms/Field.tsx';
import { useQueries } from '@tanstack/react-query';
import { areasQuery, streetsQuery } from './areas.queries.ts';
import styles from './AreaPicker.module.css';

export interface AreaCodes {
  provinceCode: string;
  cityCode: string;
  /** '' until the path is complete. */
  areaCode: string;
  /** Absent where streets are not asked for; '' where none is chosen. */
  streetCode?: string;
}

const levels = [
  { field: 'provinceCode', label: '省', hint: '省份' },
  { field: 'cityCode', label: '市', hint: '城市' },
  { field: 'areaCode', label: '区县', hint: '区县' },
  { field: 'streetCode', label: '街道（选填）', hint: '街道，选填' },
] as const;

/**
 * Province, city, county and, where the value has one, street, each from BasArea/GetAreas by the choice before it: the browser's own lists,
 * which phones and keyboards know how to show. `onChange` also gets the names in one text. A county without streets has no fourth list.
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
  const asksStreet = value.streetCode !== undefined;
  const choose = (at: number, code: string) => {
    const codes = levels.map(({ field }, level) => (level < at ? (value[field] ?? '') : level === at ? code : ''));
    const [provinceCode = '', cityCode = '', areaCode = '', streetCode = ''] = codes;
    const names = codes.map((chosen, level) => lists[level]?.find((area) => area.areaCode === chosen)?.areaName ?? '');
    onChange({ provinceCode, cityCode, areaCode, ...(asksStreet && { streetCode }) }, names.join(''));
  };
  const shown = levels.slice(0, asksStreet && lists[3]?.length !== 0 ? 4 : 3);
  return (
    <fieldset className={styles.picker} aria-label="所在地区">
      {shown.map(({ field, label, hint }, at) => {
        const list = lists[at];
        const isOpen = at === 0 || value[levels[at - 1]?.field ?? 'provinceCode'] !== '';
        const isNeeded = field !== 'streetCode';
        return (
          <select
            key={field}
            {...control}
            id={at === 0 ? control.id : `${control.id}-${field}`}
            name="areaCode"
            aria-label={label}
            aria-required={isNeeded && control['aria-required']}
            aria-invalid={control['aria-invalid'] && isNeeded && value[field] === ''}
            disabled={!isOpen}
            value={list ? (value[field] ?? '') : ''}
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

function useAreaLists({ provinceCode, cityCode, areaCode, streetCode }: AreaCodes): (Area[] | undefined)[] {
  const results = useQueries({
    queries: [
      areasQuery(''),
      { ...areasQuery(provinceCode), enabled: provinceCode !== '' },
      { ...areasQuery(cityCode), enabled: cityCode !== '' },
      { ...streetsQuery(areaCode), enabled: areaCode !== '' && streetCode !== undefined },
    ],
  });
  return results.map(({ data }) => data);
}

import { TreeSelect } from 'antd';
import { useId } from 'react';
import { useAreaOptions } from './area-options.ts';
import select from './select.module.css';
import { TreeChoice } from './TreeChoice.tsx';

/** Provinces, whole or by city, as beginnings of their codes. */
export function AreaSelect({
  label,
  areas,
  isFaulty = false,
  onChange,
}: {
  label: string;
  areas: readonly string[];
  isFaulty?: boolean;
  onChange: (areas: string[]) => void;
}) {
  const id = useId();
  const options = useAreaOptions();
  return (
    <TreeChoice
      id={id}
      aria-label={label}
      aria-invalid={isFaulty}
      className={select.many}
      treeCheckable
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      treeData={options}
      maxTagCount={6}
      value={options.length > 0 ? [...areas] : []}
      placeholder="选择省或市"
      status={isFaulty ? 'error' : ''}
      onChange={(value: string[]) => onChange(value)}
    />
  );
}

import { controlledPopup } from '@jicai/ui/antd/controlled-popup.tsx';
import { TreeSelect } from 'antd';
import { useId } from 'react';
import { useAreaOptions } from './area-options.ts';
import select from './select.module.css';

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
    <TreeSelect
      id={id}
      aria-label={label}
      aria-invalid={isFaulty}
      className={select.many}
      treeCheckable
      showSearch
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      treeNodeFilterProp="title"
      treeData={options}
      maxTagCount={6}
      popupRender={controlledPopup(id)}
      value={options.length > 0 ? [...areas] : []}
      placeholder="选择省或市"
      status={isFaulty ? 'error' : ''}
      onChange={(value: string[]) => onChange(value)}
    />
  );
}

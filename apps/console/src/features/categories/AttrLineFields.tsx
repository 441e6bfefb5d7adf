import { type AttrKind, attrKindNames, attrKinds, longestAttrUnit } from '@jicai/domain/goods/category-attrs.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { IconChevronDown, IconChevronUp, IconX } from '@jicai/ui/icons/icons.tsx';
import { useId } from 'react';
import type { AttrLine } from './attr-lines.ts';
import styles from './CategoryAttrsDialog.module.css';

/** One property of a category: its name, what it may hold, whether it has to be there and is filtered by, its place. */
export function AttrLineFields({
  line: { name, kind, unit, choices, isRequired, isFilter },
  nth,
  isLast,
  fault,
  onChange,
  onMove,
  onRemove,
}: {
  line: AttrLine;
  nth: number;
  isLast: boolean;
  /** What is wrong with this line. */
  fault: string | undefined;
  onChange: (part: Partial<AttrLine>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}) {
  const faultId = useId();
  return (
    <div className={styles.line}>
      <input
        aria-label={`名称 ${nth}`}
        placeholder="名称，如 材质"
        maxLength={20}
        value={name}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <select
        aria-label={`类型 ${nth}`}
        value={kind}
        onChange={(event) => onChange({ kind: event.target.value as AttrKind })}
      >
        {attrKinds.map((one) => (
          <option key={one} value={one}>
            {attrKindNames[one]}
          </option>
        ))}
      </select>
      {kind === 'text' && <span className={styles.free}>任意文字</span>}
      {kind === 'number' && (
        <input
          aria-label={`单位 ${nth}`}
          placeholder="单位，如 mm，可空"
          maxLength={longestAttrUnit}
          value={unit}
          onChange={(event) => onChange({ unit: event.target.value })}
        />
      )}
      {kind === 'choice' && (
        <input
          aria-label={`可选值 ${nth}`}
          placeholder="可选值，用、分隔"
          value={choices}
          onChange={(event) => onChange({ choices: event.target.value })}
        />
      )}
      <span className={styles.flags}>
        <Checkbox isChecked={isRequired} onChange={() => onChange({ isRequired: !isRequired })}>
          必填
        </Checkbox>
        <Checkbox isChecked={isFilter} onChange={() => onChange({ isFilter: !isFilter })}>
          可筛选
        </Checkbox>
      </span>
      <span className={styles.acts}>
        <button type="button" aria-label={`上移属性 ${nth}`} disabled={nth === 1} onClick={() => onMove(-1)}>
          <IconChevronUp size={16} />
        </button>
        <button type="button" aria-label={`下移属性 ${nth}`} disabled={isLast} onClick={() => onMove(1)}>
          <IconChevronDown size={16} />
        </button>
        <button type="button" aria-label={`删除属性 ${nth}`} onClick={onRemove}>
          <IconX size={16} />
        </button>
      </span>
      {fault && (
        <p id={faultId} className={styles.error} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

import { Button } from '@jicai/ui/Button.tsx';
import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { cx } from '@jicai/ui/cx.ts';
import { IconChevronDown, IconChevronUp, IconPlus } from '@jicai/ui/icons/icons.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './Facets.module.css';
import { type SearchState, toggled } from './search-address.ts';
import { stateAddress } from './use-search-state.ts';

export interface FacetValue {
  id: string;
  name: string;
  count: number;
}

/** One property with its values. One line high until 更多 is pressed; with `canChooseMany` 多选 turns the values into checkboxes. */
export function FacetRow({
  name,
  values,
  chosen,
  withChosen,
  onChoose,
  canChooseMany = false,
}: {
  name: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  /** The search with exactly these values chosen. */
  withChosen: (ids: readonly string[]) => SearchState;
  onChoose: (next: SearchState) => void;
  canChooseMany?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<readonly string[]>();
  const list = useRef<HTMLSpanElement>(null);
  const isLong = useOverflow(list);
  const isChoosing = draft !== undefined;

  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        <span ref={list} className={cx(styles.values, (isOpen || isChoosing) && styles.open)}>
          {values.map(({ id, name: text, count }) =>
            isChoosing ? (
              <Checkbox
                key={id}
                className={styles.check}
                isChecked={draft.includes(id)}
                onChange={() => setDraft(toggled(draft, id))}
              >
                {text}
                <small>{count.toLocaleString('en-US')}</small>
              </Checkbox>
            ) : (
              <Link
                key={id}
                to={stateAddress(withChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [id]))}
                className={cx(styles.value, chosen.includes(id) && styles.on)}
                aria-current={chosen.includes(id) ? 'true' : undefined}
              >
                {text}
                <small>{count.toLocaleString('en-US')}</small>
              </Link>
            ),
          )}
        </span>
        {isChoosing && (
          <span className={styles.confirm}>
            <Button look="fill" size="sm" onClick={() => onChoose(withChosen(draft))}>
              确定
            </Button>
            <Button size="sm" onClick={() => setDraft(undefined)}>
              取消
            </Button>
          </span>
        )}
      </dd>
      <dd className={styles.ops}>
        {canChooseMany && !isChoosing && values.length > 1 && (
          <button type="button" aria-label={`${name}多选`} onClick={() => setDraft(chosen)}>
            <IconPlus size={12} stroke={2} />
            多选
          </button>
        )}
        {(isLong || isOpen) && !isChoosing && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? '收起' : '更多'}${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? '收起' : '更多'}
            {isOpen ? <IconChevronUp size={12} stroke={2} /> : <IconChevronDown size={12} stroke={2} />}
          </button>
        )}
      </dd>
    </div>
  );
}

/** Whether the element holds more than it shows; measured again after each drawing and when its width changes. */
function useOverflow(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setIsOver(element.scrollHeight > element.clientHeight + 4);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return isOver;
}

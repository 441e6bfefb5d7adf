import { grouped } from '@jicai/ui/display/grouped.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconChevronDown, IconChevronUp, IconPlus } from '@jicai/ui/icons/icons.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './Facets.module.css';
import type { UnderLetter } from './InitialIndex.tsx';
import { type SearchState, toggled } from './search-address.ts';
import { stateAddress } from './use-search-state.ts';

export interface FacetValue {
  id: string;
  name: string;
  count: number;
}

const InitialIndex = lazyPart(async () => (await import('./InitialIndex.tsx')).InitialIndex);

/** So many names are easier to find by their letter. */
const manyNames = 16;

/**
 * One property with its values, each with the goods it would leave. A value is a link that chooses it beside the others or
 * takes it back; 多选 turns all into checkboxes. One line high until 更多 is pressed.
 */
export function FacetRow({
  name,
  values,
  chosen,
  withChosen,
  linkOf,
  onChoose,
  hasNames = false,
  more,
}: {
  name: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  /** The search with exactly these values chosen. */
  withChosen: (ids: readonly string[]) => SearchState;
  /** Where a value leads while none is chosen, if elsewhere than to itself chosen. */
  linkOf?: (id: string) => SearchState;
  onChoose: (next: SearchState) => void;
  /** The values are proper names: many of them get an index by letters. */
  hasNames?: boolean;
  /** A way to all of them, beside the row's own buttons. */
  more?: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [under, setUnder] = useState<UnderLetter>();
  // A draft belongs to the choice it began with: Back, or a chip, ends it.
  const [begun, setBegun] = useState<{ from: readonly string[]; ids: readonly string[] }>();
  const draft = begun && begun.from.join() === chosen.join() ? begun.ids : undefined;
  const setDraft = (ids: readonly string[] | undefined) => setBegun(ids && { from: chosen, ids });
  const list = useRef<HTMLSpanElement>(null);
  const isLong = useOverflow(list);
  const isWhole = isOpen || draft !== undefined;
  const hasIndex = isWhole && hasNames && values.length > manyNames;
  const shown = hasIndex && under ? values.filter((value) => under.holds(value.name)) : values;
  const toValue = (id: string) => (linkOf && chosen.length === 0 ? linkOf(id) : withChosen(toggled(chosen, id)));

  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        {hasIndex && <InitialIndex names={values.map((value) => value.name)} under={under} onChoose={setUnder} />}
        <span ref={list} className={cx(styles.values, isWhole && styles.open)}>
          {shown.map(({ id, name: text, count }) =>
            draft ? (
              <Checkbox
                key={id}
                className={styles.check}
                isChecked={draft.includes(id)}
                onChange={() => setDraft(toggled(draft, id))}
              >
                {text}
                <small>{grouped(count)}</small>
              </Checkbox>
            ) : (
              <Link
                key={id}
                to={stateAddress(toValue(id))}
                className={cx(styles.value, chosen.includes(id) && styles.on)}
                aria-current={chosen.includes(id) ? 'true' : undefined}
              >
                {text}
                <small>{grouped(count)}</small>
              </Link>
            ),
          )}
        </span>
        {draft && (
          <span className={styles.confirm}>
            <Button
              look="fill"
              size="sm"
              onClick={() => {
                setDraft(undefined);
                onChoose(withChosen(draft));
              }}
            >
              确定
            </Button>
            <Button size="sm" onClick={() => setDraft(undefined)}>
              取消
            </Button>
          </span>
        )}
      </dd>
      <dd className={styles.ops}>
        {!draft && more}
        {!draft && values.length > 1 && (
          <button type="button" aria-label={`${name}多选`} onClick={() => setDraft(chosen)}>
            <IconPlus size={12} stroke={2} />
            多选
          </button>
        )}
        {(isLong || isOpen) && !draft && (
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

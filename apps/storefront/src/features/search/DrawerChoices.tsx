import { grouped } from '@jicai/ui/display/grouped.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconChevronDown, IconChevronUp } from '@jicai/ui/icons/icons.tsx';
import { useState } from 'react';
import styles from './FilterDrawer.module.css';
import { InitialIndex, type UnderLetter } from './InitialIndex.tsx';

interface Choices {
  values: readonly { id: string; name: string; count?: number | undefined }[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

const shownAtFirst = 6;
const manyNames = 16;

/** The values of a property, the first of them until 展开 is pressed; proper names get an index by letters when they are many. */
export function DrawerChoices({
  name,
  values,
  chosen,
  onToggle,
  hasNames = false,
}: Choices & { name: string; hasNames?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [under, setUnder] = useState<UnderLetter>();
  const count = values.filter(({ id }) => chosen.includes(id)).length;
  const isLong = values.length > shownAtFirst;
  const hasIndex = isOpen && hasNames && values.length > manyNames;
  const whole = hasIndex && under ? values.filter((value) => under.holds(value.name)) : values;
  return (
    <section>
      <h3 className={styles.name}>
        {name}
        {isLong && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${count > 0 ? `已选 ${count} ` : ''}${isOpen ? '收起' : '展开'}${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {count > 0 && `已选 ${count} `}
            {isOpen ? '收起' : '展开'}
            {isOpen ? <IconChevronUp size={12} /> : <IconChevronDown size={12} />}
          </button>
        )}
        {!isLong && count > 0 && <span>已选 {count}</span>}
      </h3>
      {hasIndex && <InitialIndex names={values.map((value) => value.name)} under={under} onChoose={setUnder} />}
      <DrawerOptions values={isOpen ? whole : values.slice(0, shownAtFirst)} chosen={chosen} onToggle={onToggle} />
    </section>
  );
}

export function DrawerOptions({ values, chosen, onToggle }: Choices) {
  return (
    <div className={styles.options}>
      {values.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          className={cx(styles.option, chosen.includes(id) && styles.on)}
          onClick={() => onToggle(id)}
        >
          <span>{name}</span>
          {count !== undefined && <small>{grouped(count)}</small>}
        </button>
      ))}
    </div>
  );
}

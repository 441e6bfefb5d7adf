import { Fragment } from 'react';
import styles from './Palette.module.css';
import type { Hit } from './use-hits.ts';

/** What was found, under a heading for each kind; the part that was typed stands out. */
export function HitList({
  listId,
  hits,
  active,
  searchKey,
  isBusy,
  onPoint,
  onOpen,
}: {
  listId: string;
  hits: readonly Hit[];
  active: number;
  searchKey: string;
  isBusy: boolean;
  onPoint: (at: number) => void;
  onOpen: (hit: Hit, isApart: boolean) => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it with the arrow keys
    <div className={styles.found} tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox with groups and notes */}
      <div id={listId} role="listbox" aria-label="找到的" className={styles.hits} aria-busy={isBusy}>
        {hits.map((hit, index) => (
          <Fragment key={hit.to}>
            {hit.kind !== hits[index - 1]?.kind && (
              <p className={styles.kind} aria-hidden="true">
                {hit.kind}
              </p>
            )}
            <button
              type="button"
              id={`${listId}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds no note
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.hit}
              onMouseMove={() => onPoint(index)}
              onClick={(event) => onOpen(hit, event.metaKey || event.ctrlKey)}
            >
              <span>
                <Marked text={hit.name} part={searchKey} />
              </span>
              <small>{hit.note}</small>
            </button>
          </Fragment>
        ))}
      </div>
      {hits.length === 0 && <output className={styles.none}>{isBusy ? '正在查找…' : '没有找到'}</output>}
    </div>
  );
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b className={styles.marked}>{text.slice(at, at + part.length)}</b>
      {text.slice(at + part.length)}
    </>
  );
}

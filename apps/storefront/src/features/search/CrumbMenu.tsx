import { IconChevronDown } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import type { Place } from './category-tree.ts';
import styles from './CrumbMenu.module.css';
import { categoryPlaceQuery } from './search.queries.ts';
import { changed, type SearchState } from './search-address.ts';
import { stateAddress } from './use-search-state.ts';

/** The categories beside one of the way, so that a buyer goes sideways without going up first. */
export function CrumbMenu({ place, state }: { place: Place; state: SearchState }) {
  const [isOpen, setIsOpen] = useState(false);
  const isSignedIn = useIsSignedIn();
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useQuery({ ...categoryPlaceQuery(place.categoryId, isSignedIn), enabled: isOpen });
  const siblings = data?.resultData.siblings ?? [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- closes what the button in it opened
    <span
      className={styles.menu}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={`与${place.categoryName}同级的分类`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronDown size={12} stroke={2} />
      </button>
      {isOpen && siblings.length > 0 && (
        <ul className={styles.list}>
          {siblings.map(({ categoryId, categoryName }) => (
            <li key={categoryId}>
              <Link
                to={stateAddress(changed(state, { categoryId, categoryIds: [], tags: [] }))}
                aria-current={categoryId === place.categoryId ? 'true' : undefined}
                onClick={() => setIsOpen(false)}
              >
                {categoryName}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}

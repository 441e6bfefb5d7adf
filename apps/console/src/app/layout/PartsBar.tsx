import { menuLinesOf } from '@jicai/domain/shop-side/console-menu.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { selfQuery } from '../self.queries.ts';
import styles from './PartsBar.module.css';

const edgePx = 24;

/** What stands behind the same line of the menu as the page; nothing where it stands for itself. */
export function PartsBar({ path }: { path: string }) {
  const { data: self } = useQuery(selfQuery());
  const line = menuLinesOf(new Set(self?.permissions)).find(({ parts }) => parts.some((one) => one.path === path));
  const row = useRef<HTMLElement>(null);
  const isShown = line !== undefined;
  // On a phone the row is longer than the screen.
  useEffect(() => {
    const here = isShown ? row.current?.querySelector<HTMLElement>(`[href$="/${path}"]`) : null;
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - edgePx;
  }, [path, isShown]);
  if (!line) return null;
  return (
    <nav ref={row} className={styles.bar} aria-label={line.name}>
      {line.parts.map((part) => (
        <NavLink key={part.path} to={`/${part.path}`} className={styles.part}>
          {part.asPart ?? part.name}
        </NavLink>
      ))}
    </nav>
  );
}

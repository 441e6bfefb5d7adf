import { type ConsoleFunction, menuLinesOf } from '@jicai/domain/shop-side/console-menu.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { selfQuery } from '../self.queries.ts';
import { MenuIcon } from './MenuIcon.tsx';
import styles from './PartsBar.module.css';

const edgePx = 24;

/**
 * What stands behind the same line of the menu as the page; nothing where it stands for itself. A row above the page; of many,
 * which have sections, a column beside it where there is room.
 */
export function PartsBar({ path }: { path: string }) {
  const { data: self } = useQuery(selfQuery());
  const line = menuLinesOf(new Set(self?.permissions)).find(({ parts }) => parts.some((one) => one.path === path));
  const row = useRef<HTMLElement>(null);
  const isShown = line !== undefined;
  // On a phone the row is longer than the screen; one that is turned shows another piece of it.
  useEffect(() => {
    const bar = row.current;
    const here = isShown ? bar?.querySelector<HTMLElement>(`[href$="/${path}"]`) : null;
    if (!bar || !here) return undefined;
    const watcher = new ResizeObserver(() => {
      bar.scrollLeft = here.offsetLeft - edgePx;
    });
    watcher.observe(bar);
    return () => watcher.disconnect();
  }, [path, isShown]);
  if (!line) return null;
  const sections = [...new Set(line.parts.map(({ section }) => section))];
  return (
    <nav ref={row} className={styles.bar} data-has-sections={sections[0] !== undefined} aria-label={line.name}>
      {sections.map((section) => (
        <div key={section ?? ''} className={styles.section}>
          {section && <p className={styles.heading}>{section}</p>}
          {line.parts
            .filter((part) => part.section === section)
            .map((part) => (
              <Part key={part.path} part={part} />
            ))}
        </div>
      ))}
    </nav>
  );
}

function Part({ part: { path, name, asPart, section } }: { part: ConsoleFunction }) {
  return (
    <NavLink to={`/${path}`} className={styles.part}>
      {section && <MenuIcon path={path} size={16} />}
      {asPart ?? name}
    </NavLink>
  );
}

import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import styles from './Palette.module.css';
import type { Hit } from './use-hits.ts';

/** What is known of the chosen hit, and the keys that work on it. */
export function Preview({ hit: { kind, name, note, facts, to } }: { hit: Hit }) {
  return (
    <aside className={styles.preview} aria-label="预览">
      <p className={styles.title}>
        <b>{name}</b>
        <small>{kind}</small>
      </p>
      {facts.length > 0 ? (
        <Pairs>
          {facts.map((fact) => (
            <Pair key={fact.name} name={fact.name}>
              {fact.value}
            </Pair>
          ))}
        </Pairs>
      ) : (
        <p className={styles.note}>{note}</p>
      )}
      <ul className={styles.keys}>
        <li>
          打开 <kbd>↵</kbd>
        </li>
        <li>
          新标签页打开 <kbd>⌘↵</kbd>
        </li>
        <li>
          复制链接 <CopyButton text={addressOf(to)} label="链接" />
        </li>
      </ul>
    </aside>
  );
}

/** The whole address of a page of the console. */
export const addressOf = (to: string): string => `${window.location.origin}${window.location.pathname}#${to}`;

import styles from './Pictures.module.css';

/** Pictures of a sheet, small; each opens in a tab of its own. */
export function Pictures({ urls, label }: { urls: readonly string[]; label: string }) {
  if (urls.length === 0) return null;
  return (
    <ul className={styles.list}>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={`${label} ${at + 1}`} className={styles.picture} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

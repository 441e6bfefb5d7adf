import styles from './Photos.module.css';

/** Pictures of a sheet, small; each opens in a tab of its own. */
export function Photos({ urls, label }: { urls: readonly string[]; label: string }) {
  if (urls.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={`${label} ${at + 1}`} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

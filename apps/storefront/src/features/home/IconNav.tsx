import { SmartLink } from '../../app/SmartLink.tsx';
import styles from './IconNav.module.css';

/** A row of ways in, told apart by the first character of their titles. */
export function IconNav({ links }: { links: { title: string; url: string }[] }) {
  return (
    <nav className={styles.nav} aria-label="快捷入口">
      {links.map(({ title, url }) => (
        <SmartLink key={title + url} url={url} className={styles.link}>
          <i aria-hidden="true">{title.slice(0, 1)}</i>
          {title}
        </SmartLink>
      ))}
    </nav>
  );
}

import DOMPurify from 'dompurify';
import styles from './RichContent.module.css';

/** HTML that an operator wrote. The server has cleaned it when it was saved; it is cleaned once more here, before it is drawn. */
export function RichContent({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input'] });
  // oxlint-disable-next-line react/no-danger -- sanitised in the line above
  return <div className={styles.content} dangerouslySetInnerHTML={{ __html: clean }} />;
}

import { RichContent } from '../help/index.ts';
import styles from './RichText.module.css';

/** A piece of text an operator wrote for the home page. */
export function RichText({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      <RichContent html={html} />
    </div>
  );
}

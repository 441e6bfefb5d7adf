import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './DetailHtml.module.css';

/**
 * The supplier's own text, sanitised once more before it is drawn (the server did it when it was written). A text without
 * figures has the pictures after it.
 */
export function DetailHtml({ html, pictures, name }: { html: string; pictures: readonly string[]; name: string }) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
        FORBID_ATTR: ['style', 'id', 'class'],
      }),
    [html],
  );
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- sanitised above */}
      {clean && <div className={styles.rich} dangerouslySetInnerHTML={{ __html: clean }} />}
      {!clean.includes('<img') && (
        <ul className={styles.pictures}>
          {[...new Set(pictures)].map((picture, at) => (
            <li key={picture}>
              <ImageWithFallback src={picture} alt={`${name} 细节图 ${at + 1}`} size="full" ratio="4 / 3" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

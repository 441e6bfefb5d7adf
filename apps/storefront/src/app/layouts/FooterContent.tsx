import { TemplateIcon } from '@jicai/ui/icons/template-icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Link } from 'react-router';
import { helpPath } from '../paths.ts';
import { useTemplate } from '../template.ts';
import styles from './Footer.module.css';
import { Legal } from './Legal.tsx';

/**
 * What the footer of every page holds: service promises, help columns with the QR picture, and the records the law asks for
 * (备案), all from the shop's template.
 */
export function FooterContent() {
  const page = useTemplate((template) => template.tempData);
  const isPhone = useIsPhone();
  if (!page) return null;
  const { services } = page.bottomContent;
  return (
    <div className="wrap">
      {services.length > 0 && (
        <ul className={styles.promise}>
          {services.map(({ iconUrl, title, desc }) => (
            <li key={title}>
              <ServiceIcon iconUrl={iconUrl} />
              <div>
                <b>{title}</b>
                <span>{desc}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!isPhone && <HelpColumns />}
      <Legal />
    </div>
  );
}

function ServiceIcon({ iconUrl }: { iconUrl: string }) {
  if (/^(https?:)?\//.test(iconUrl)) return <img src={iconUrl} alt="" width={30} height={30} loading="lazy" />;
  return <TemplateIcon name={iconUrl} size={30} stroke={1.4} />;
}

/** Drawn if the template has no picture of a QR code; loaded after the page. */
const SiteCode = lazyPart(async () => (await import('./SiteCode.tsx')).SiteCode);

function HelpColumns() {
  const help = useTemplate((template) => template.tempData?.modelContent.find((block) => block.type === 'bottomHelp'));
  if (!help) return null;
  const { isCode, list, codeImg, codeTitle } = help.options;
  return (
    <div className={styles.helps}>
      {list.map(({ docTitle, children }) => (
        <div key={docTitle}>
          <h2>{docTitle}</h2>
          <ul>
            {children.map((doc) => (
              <li key={doc.docId}>
                <Link to={helpPath(doc.docId)}>{doc.docTitle}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isCode && (
        <div className={styles.code}>
          <p>{codeTitle}</p>
          {codeImg ? (
            <ImageWithFallback src={codeImg} alt={codeTitle} size="full" className={styles.codeImg} />
          ) : (
            <div className={cx(styles.codeImg, styles.ownCode)}>
              <SiteCode label={codeTitle} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

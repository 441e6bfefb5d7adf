import { TemplateIcon } from '@jicai/ui/icons/template-icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { helpPath, paths } from '../paths.ts';
import { SmartLink } from '../SmartLink.tsx';
import { useTemplate } from '../template.ts';
import styles from './Footer.module.css';

/**
 * Draws the footer of every page: service promises, help columns with the QR picture, and the records the law asks for
 * (备案), all from the shop's template. `isSlim` draws the same closer together.
 */
export function Footer({ isSlim = false }: { isSlim?: boolean }) {
  const page = useTemplate((template) => template.tempData);
  const isPhone = useIsPhone();
  if (!page) return null;
  const { services } = page.bottomContent;
  return (
    <footer className={cx(styles.footer, isSlim && styles.slim)}>
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
    </footer>
  );
}

function ServiceIcon({ iconUrl }: { iconUrl: string }) {
  if (/^(https?:)?\//.test(iconUrl)) return <img src={iconUrl} alt="" width={30} height={30} loading="lazy" />;
  return <TemplateIcon name={iconUrl} size={30} stroke={1.4} />;
}

/** Drawn if the template has no picture of a QR code; loaded after the page. */
const SiteCode = lazy(async () => ({ default: (await import('./SiteCode.tsx')).SiteCode }));

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
              <Suspense>
                <SiteCode label={codeTitle} />
              </Suspense>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Copyright, agreement, licence, ICP and public-security records. */
export function Legal() {
  const bottom = useTemplate((template) => template.tempData?.bottomContent);
  if (!bottom) return null;
  return (
    <p className={styles.legal}>
      <span>
        {bottom.copyright}
        <Link to={paths.agreement}>隐私协议</Link>
        {bottom.licenseText && <SmartLink url={bottom.licenseUrl}>{bottom.licenseText}</SmartLink>}
      </span>
      <span>
        {bottom.icpNo && <SmartLink url={bottom.icpUrl}>{bottom.icpNo}</SmartLink>}
        {bottom.policeNo && <SmartLink url={bottom.policeUrl}>{bottom.policeNo}</SmartLink>}
      </span>
    </p>
  );
}

import { QrCode } from '@jicai/ui/display/QrCode.tsx';
import { siteHost } from '@jicai/web/call/site-host.ts';
import styles from './Footer.module.css';

/** The address this page was opened at as a code for a phone; the demo's `?host=` goes with it. */
export function SiteCode({ label }: { label: string }) {
  const { origin, host } = window.location;
  const text = siteHost === host ? `${origin}/` : `${origin}/?host=${encodeURIComponent(siteHost)}`;
  return <QrCode text={text} label={label} className={styles.drawn} />;
}

import { QrCode } from '@jicai/ui/display/QrCode.tsx';
import { siteHost } from '@jicai/web/call/site-host.ts';
import styles from './Footer.module.css';

/** A QR code of the shop's address, to open it on a phone; includes the demo's `?host=`. */
export function SiteCode({ label }: { label: string }) {
  const { origin, host } = window.location;
  const text = siteHost === host ? `${origin}/` : `${origin}/?host=${encodeURIComponent(siteHost)}`;
  return <QrCode text={text} label={label} className={styles.drawn} />;
}

import { QrCode } from '@jicai/ui/display/QrCode.tsx';
import styles from './Paper.module.css';

/** Title of a paper, its number, and the way to the document on a phone. */
export function PaperHead({ from, title, no, path }: { from: string; title: string; no: string; path: string }) {
  return (
    <header className={styles.head}>
      <div>
        <p>{from}</p>
        <h2>{title}</h2>
      </div>
      <div className={styles.no}>
        <span>单号</span>
        <b>{no}</b>
      </div>
      <div className={styles.code}>
        <QrCode text={`${window.location.origin}/#${path}`} label={`${title} ${no} 的二维码`} />
      </div>
    </header>
  );
}

/** Facts in two columns; empty ones are left out. */
export function PaperFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What was written with it; nothing where nothing was. */
export function PaperNote({ name, text }: { name: string; text: string | undefined }) {
  return (
    text && (
      <p className={styles.remark}>
        <b>{name}</b>
        {text}
      </p>
    )
  );
}

/** Lines to sign and stamp on, and when it was printed. */
export function PaperFoot({ signs, note }: { signs: readonly string[]; note: string }) {
  return (
    <>
      <div className={styles.signs}>
        {signs.map((sign) => (
          <p key={sign}>{sign}</p>
        ))}
      </div>
      <footer className={styles.foot}>{note}</footer>
    </>
  );
}

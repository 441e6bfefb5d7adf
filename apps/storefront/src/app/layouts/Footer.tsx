import { useNear } from '@jicai/ui/hooks/use-near.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { rarePart } from '../rare-part.ts';
import { useTemplate } from '../template.ts';
import { laterMs, useLater } from '../use-later.ts';
import styles from './Footer.module.css';

const FooterContent = rarePart('footerContent');

/**
 * The footer of every page. It begins below the first screen, so it is loaded when the reader comes near, or once the page has
 * long been there; its room is kept. `isSlim` draws it closer together.
 */
export function Footer({ isSlim = false }: { isSlim?: boolean }) {
  const isKnown = useTemplate((template) => template.tempData !== null);
  const { ref, isNear } = useNear<HTMLElement>('0px');
  const isLater = useLater(laterMs);
  if (!isKnown) return null;
  return (
    <footer ref={ref} className={cx(styles.footer, isSlim && styles.slim)}>
      {(isNear || isLater) && <FooterContent />}
    </footer>
  );
}

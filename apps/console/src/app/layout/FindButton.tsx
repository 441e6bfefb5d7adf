import { IconSearch } from '@jicai/ui/icons/icons.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useEffect, useState } from 'react';
import styles from './FindButton.module.css';

const load = async () => (await import('../../features/palette/index.ts')).Palette;
const Palette = lazyPart(load);

/** Opens what finds everything; ⌘K and Ctrl+K do so from anywhere. */
export function FindButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The first key of two: with the second one its code is here, and no letter behind it is lost.
      if (event.key === 'Meta' || event.key === 'Control') void load().catch(() => undefined);
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setIsOpen(true);
    };
    // Whoever goes back leaves it. Not by the page that is shown: the one asked for last may not be drawn yet.
    const leave = () => setIsOpen(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('popstate', leave);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        aria-label="查找"
        onClick={() => setIsOpen(true)}
      >
        <IconSearch size={16} />
        <span className={styles.hint}>订单号、客户、商品、功能</span>
        <kbd className={styles.keys}>⌘K</kbd>
      </button>
      {isOpen && <Palette onClose={() => setIsOpen(false)} />}
    </>
  );
}

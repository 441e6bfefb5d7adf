import { IconSearch } from '@jicai/ui/icons/icons.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './FindButton.module.css';

const load = async () => (await import('../../features/palette/index.ts')).Palette;
const Palette = lazyPart(load);

/** Opens what finds everything; ⌘K and Ctrl+K do so from anywhere. */
export function FindButton() {
  const { key: here } = useLocation();
  // Belongs to the place it was opened at: whoever goes back leaves it.
  const [openedAt, setOpenedAt] = useState<string>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The first key of two: with the second one its code is here, and no letter behind it is lost.
      if (event.key === 'Meta' || event.key === 'Control') void load().catch(() => undefined);
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpenedAt(here);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [here]);
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        aria-label="查找"
        onClick={() => setOpenedAt(here)}
      >
        <IconSearch size={16} />
        <span className={styles.hint}>订单号、客户、商品、功能</span>
        <kbd className={styles.keys}>⌘K</kbd>
      </button>
      {openedAt === here && <Palette onClose={() => setOpenedAt(undefined)} />}
    </>
  );
}

import { IconSearch } from '@jicai/ui/icons/icons.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Suspense, useEffect, useState } from 'react';
import styles from './FindButton.module.css';

const Palette = lazyPart(async () => (await import('../../features/palette/index.ts')).Palette);

/** Opens what finds everything; ⌘K and Ctrl+K do so from anywhere. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        aria-label="查找"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={16} />
        <span className={styles.hint}>订单号、客户、商品、功能</span>
        <kbd className={styles.keys}>⌘K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

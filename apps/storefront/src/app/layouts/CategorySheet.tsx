import { cx } from '@jicai/ui/style/cx.ts';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { useState } from 'react';
import { useTemplate } from '../template.ts';
import { CategoryLink } from './CategoryLink.tsx';
import styles from './CategorySheet.module.css';

/** Phones: all categories in a sheet, first level at the left. */
export function CategorySheet({ onClose }: { onClose: () => void }) {
  const categories = useTemplate((template) => template.navCateData);
  const [chosen, setChosen] = useState(categories[0]?.categoryId);
  const current = categories.find((category) => category.categoryId === chosen);
  return (
    <Dialog title="商品分类" side="bottom" onClose={onClose}>
      <div className={styles.sheet}>
        <ul className={styles.firsts}>
          {categories.map(({ categoryId, navTitle }) => (
            <li key={categoryId}>
              <button
                type="button"
                className={cx(styles.first, categoryId === chosen && styles.on)}
                aria-pressed={categoryId === chosen}
                onClick={() => setChosen(categoryId)}
              >
                {navTitle}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.panel}>
          {current && (
            <CategoryLink categoryId={current.categoryId} className={styles.whole} onClick={onClose}>
              全部{current.navTitle}
            </CategoryLink>
          )}
          {current?.categoryChildren.map((child) => (
            <section key={child.categoryId}>
              <h3>{child.navTitle}</h3>
              <ul className={styles.leaves}>
                {[{ ...child, navTitle: '全部' }, ...(child.categoryChildren ?? [])].map(({ categoryId, navTitle }) => (
                  <li key={categoryId}>
                    <CategoryLink categoryId={categoryId} onClick={onClose}>
                      {navTitle}
                    </CategoryLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

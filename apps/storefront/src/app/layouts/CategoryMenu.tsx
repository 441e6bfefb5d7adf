import { type KeyboardEvent, useRef } from 'react';
import { useTemplate } from '../template.ts';
import {
  closeCategoryMenu,
  closeCategoryMenuSoon,
  keepCategoryMenu,
  type MenuPlace,
  openCategoryMenu,
  useCategoryMenu,
} from './category-menu.ts';
import styles from './CategoryMenu.module.css';
import { CategoryRow } from './CategoryRow.tsx';
import { SubCategories } from './SubCategories.tsx';
import { useMenuAim } from './use-menu-aim.ts';

/**
 * The mega-menu: first level at the left, second and third level of the one in focus or under the pointer at the right. Arrow keys walk
 * through the first level and into the panel, Esc closes.
 */
export function CategoryMenu({ panelId, place }: { panelId: string; place: MenuPlace }) {
  const categories = useTemplate((template) => template.navCateData);
  const categoryId = useCategoryMenu((menu) => (menu.place === place ? menu.categoryId : null));
  const panel = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const aim = useMenuAim(panel, (id) => openCategoryMenu(id, { place, byPointer: true }));
  const current = categories.find((category) => category.categoryId === categoryId);
  if (!current) return null;

  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, root.current, panel.current);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and pointer of the links inside
    <div
      ref={root}
      id={panelId}
      className={styles.menu}
      onPointerEnter={keepCategoryMenu}
      onPointerLeave={closeCategoryMenuSoon}
      onKeyDown={onKeyDown}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the pointer only */}
      <nav className={styles.firsts} aria-label="商品分类" onPointerMove={aim.onPointerMove}>
        {categories.map((category) => (
          <CategoryRow
            key={category.categoryId}
            category={category}
            isCurrent={category === current}
            onPointerEnter={(event) => aim.onRowEnter(event, category.categoryId)}
            onFocus={() => openCategoryMenu(category.categoryId, { place, byPointer: false })}
            onClick={(event) => {
              // On a touch screen the first tap shows what is inside, the second goes there.
              const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
              if (isTouch && category !== current) event.preventDefault();
              else closeCategoryMenu();
            }}
          />
        ))}
      </nav>
      <div ref={panel} className={styles.panel} onPointerEnter={aim.onPanelEnter}>
        <SubCategories category={current} />
      </div>
    </div>
  );
}

/** Up and down through the first level, right into the panel, left back to the first level. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null, panel: HTMLElement | null) {
  const rows = [...(root?.querySelectorAll<HTMLElement>(':scope > nav a') ?? [])];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const isInPanel = panel?.contains(document.activeElement);
  const targets: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: at >= 0 ? rows[(at + 1) % rows.length] : null,
    ArrowUp: at >= 0 ? rows.at(at - 1) : null,
    ArrowRight: at >= 0 ? panel?.querySelector('a') : null,
    ArrowLeft: isInPanel ? (rows.find((row) => row.ariaCurrent) ?? rows[0]) : null,
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { IconShoppingCart } from '@jicai/ui/icons/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { rarePart } from '../rare-part.ts';
import { CartBadge } from './CartBadge.tsx';
import styles from './MiniCart.module.css';

const MiniCartPanel = rarePart('miniCartPanel');

/** How long the panel stays when the pointer leaves it. */
const lingerMs = 200;

/**
 * The cart button with its panel, open while the pointer is over it or the focus in it. The cart opens in a new tab
 * (spec section 2).
 */
export function MiniCart() {
  const [isOpen, setIsOpen] = useState(false);
  const isHovered = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = () => {
    window.clearTimeout(timer.current);
    setIsOpen(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- opening on hover; by keyboard the focus opens it
    <div
      className={styles.cart}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        isHovered.current = true;
        show();
      }}
      onPointerLeave={() => {
        isHovered.current = false;
        timer.current = window.setTimeout(() => setIsOpen(false), lingerMs);
      }}
      onFocus={show}
      onBlur={(event) => {
        // Deleting a line moves the focus away: the panel stays open while the pointer is over it.
        if (!isHovered.current && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      <Link
        to={paths.cart}
        target="_blank"
        className={buttonClass({ look: 'ghost' }, styles.button)}
        aria-expanded={isOpen}
      >
        <IconShoppingCart size={20} />
        购物车
        <CartBadge />
      </Link>
      {isOpen && <MiniCartPanel />}
    </div>
  );
}

import { useState } from 'react';
import { shop } from '../shop.ts';
import styles from './ShopMark.module.css';

/** The shop's mark, or the first letter of its name. */
export function ShopMark() {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={styles.mark} aria-hidden="true">
      {shop.logoUrl && !isBroken ? (
        <img src={shop.logoUrl} alt="" onError={() => setIsBroken(true)} />
      ) : (
        shop.name.slice(0, 1)
      )}
    </span>
  );
}

import { cx } from '@jicai/ui/style/cx.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTemplate } from '../template.ts';
import styles from './Logo.module.css';

/** Name and tagline of the shop: the page description up to its first space, and the rest. */
export function useShopName(): { name: string; tagline: string } {
  const pageDesc = useTemplate((template) => template.pageDesc);
  const [name = '', ...rest] = pageDesc.split(' ');
  return { name, tagline: rest.join(' ') };
}

/** The shop's mark with its name; leads to the home page. */
export function Logo({ look = 'full' }: { look?: 'full' | 'slim' }) {
  const logoUrl = useTemplate((template) => template.logoUrl);
  const { name, tagline } = useShopName();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Link to="/" className={cx(styles.logo, look === 'slim' && styles.slim)}>
      <span className={styles.mark}>
        {logoUrl && !isBroken ? (
          <img src={logoUrl} alt="" onError={() => setIsBroken(true)} />
        ) : (
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        )}
      </span>
      <span className={styles.text}>
        <b>{name}</b>
        {look === 'full' && tagline && <span>{tagline}</span>}
        {/* Text for screen readers only. An aria-label would replace the visible name. */}
        <span className="sr">首页</span>
      </span>
    </Link>
  );
}

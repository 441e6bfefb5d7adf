import type { Nav } from '@jicai/contract/shop/tenancy.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { TemplateIcon } from '@jicai/ui/icons/template-icons.tsx';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { searchPath } from '../paths.ts';
import styles from './CategoryRow.module.css';

const maxShortNames = 3;

/**
 * A first-level category: icon, name and some of its subcategories. It is a link only if it has a categoryId (spec
 * section 5).
 */
export function CategoryRow({
  category,
  isCurrent = false,
  className,
  ...rest
}: { category: Nav; isCurrent?: boolean } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const { navTitle, categoryId, categoryChildren } = category;
  const content = (
    <>
      <CategoryIcon category={category} />
      <b>{navTitle}</b>
      <span aria-hidden="true">{shortNamesOf(categoryChildren.map((child) => child.navTitle))}</span>
    </>
  );
  const name = cx(styles.row, isCurrent && styles.current, className);
  if (!categoryId) return <span className={name}>{content}</span>;
  return (
    <Link to={searchPath({ categoryId })} className={name} aria-current={isCurrent || undefined} {...rest}>
      {content}
    </Link>
  );
}

/** The first two characters of some names, because one long name would be cut off. */
function shortNamesOf(names: string[]): string {
  const short = new Set(names.map((name) => name.slice(0, 2)));
  return [...short].slice(0, maxShortNames).join(' ');
}

export function CategoryIcon({ category, size = 18 }: { category: Nav; size?: number }) {
  const { categoryImgUrl, isIcon } = category;
  if (isIcon || !categoryImgUrl) return <TemplateIcon name={categoryImgUrl} size={size} />;
  return <img src={categoryImgUrl} alt="" width={size} height={size} loading="lazy" />;
}

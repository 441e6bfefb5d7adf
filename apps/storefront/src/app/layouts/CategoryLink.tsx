import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { searchPath } from '../paths.ts';

/** Leads to the goods of a category; a name of the shop's menu without a categoryId leads nowhere (spec section 5). */
export function CategoryLink({
  categoryId,
  children,
  className,
  onClick,
}: {
  categoryId: string;
  children: ReactNode;
  className?: string;
  onClick: () => void;
}) {
  if (!categoryId) return <span className={className}>{children}</span>;
  return (
    <Link to={searchPath({ categoryId })} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}

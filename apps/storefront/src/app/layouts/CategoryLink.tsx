import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { searchPath } from '../paths.ts';

/** A link to the goods of a category. A menu entry without a categoryId is no link (spec section 5). */
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

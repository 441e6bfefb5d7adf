import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './EmptyState.module.css';

/** Nothing here: a line drawing, one sentence and one action. `title` names what is missing, `hint` what to do. */
export function EmptyState({
  title,
  hint,
  action,
  art = 'box',
  headingLevel = 2,
  isFramed = false,
  className,
}: {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  art?: 'box' | 'search' | 'cart' | 'lost';
  headingLevel?: 1 | 2 | 3;
  /** Where a list of cards would stand, outside of any panel. */
  isFramed?: boolean;
  className?: string;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.empty, isFramed && styles.framed, className)}>
      <svg className={styles.art} viewBox="0 0 200 150" fill="none" aria-hidden="true">
        <ellipse cx="100" cy="132" rx="72" ry="6" fill="var(--n-100)" />
        {drawings[art]}
      </svg>
      {/* A bar of a phone that names the page does not say what is missing. */}
      <Heading className={styles.title} data-names-record={headingLevel === 1 || undefined}>
        {title}
      </Heading>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

const stroke = { stroke: 'var(--n-300)', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const accent = { ...stroke, stroke: 'var(--brand-fill)' };

const drawings = {
  box: (
    <>
      <path d="M52 62 100 42l48 20v46l-48 20-48-20z" fill="var(--surface)" {...stroke} />
      <path d="M52 62 100 82l48-20M100 82v46" {...stroke} />
      <path d="M76 52l48 20v14" {...accent} />
    </>
  ),
  search: (
    <>
      <rect x="56" y="30" width="76" height="96" rx="8" fill="var(--surface)" {...stroke} />
      <path d="M70 50h40M70 66h28M70 82h20" {...stroke} />
      <circle cx="120" cy="92" r="22" fill="var(--brand-softer)" {...accent} />
      <path d="m136 108 16 16" {...accent} strokeWidth={4} />
    </>
  ),
  cart: (
    <>
      <path d="M42 38h16l14 58h62l12-42H64" {...stroke} />
      <path d="M82 54l6 42M108 54l-2 42M132 54l-10 42" {...stroke} />
      <circle cx="82" cy="114" r="8" fill="var(--surface)" {...accent} />
      <circle cx="126" cy="114" r="8" fill="var(--surface)" {...accent} />
    </>
  ),
  lost: (
    <>
      <path d="M100 128V44" {...stroke} />
      <path d="M100 48h44l14 13-14 13h-44z" fill="var(--brand-softer)" {...accent} />
      <path d="M100 84H58L44 95l14 11h42z" fill="var(--surface)" {...stroke} />
      <path d="M86 128h28" {...stroke} />
    </>
  ),
};

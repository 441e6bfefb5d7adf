import type { ReactNode } from 'react';

/** A part of a page that scrolls by itself, such as a long list in a dialog or a wide table; the keyboard reaches it. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  /** Sets the size beyond which it scrolls. */
  className?: string;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it with the arrow keys
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}

import { useState } from 'react';

/**
 * What opens at a press, built at the first one: a bar of filters has many, and a page that is looked at opens none. The
 * face that was pressed is drawn anew inside of it, and keeps the focus by `face`.
 */
export function useLateOverlay() {
  const [isOpen, setOpen] = useState<boolean>();
  const isBuilt = isOpen !== undefined;
  return {
    isBuilt,
    isOpen: isOpen === true,
    setOpen,
    face: isBuilt ? { ref: keepFocus } : { onClick: () => setOpen(true) },
  };
}

function keepFocus(face: HTMLElement | null): void {
  if (document.activeElement === document.body) face?.focus();
}

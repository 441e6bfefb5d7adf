import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { hrefOf, isHere, navigate, type NavigateOptions } from './history.ts';
import { useLocation } from './visit.tsx';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  NavigateOptions & { to: string; ref?: Ref<HTMLAnchorElement> };

export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  // An address of the page itself, such as ?page=2, changes with it.
  useLocation();
  // Another site, or a scheme such as mailto: an ordinary link.
  const isOutside = /^(?:[a-z][\w+.-]*:|\/\/)/i.test(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isOutside || !isPlainClick(event, rest.target)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? isHere(to), state });
  };
  return (
    <a {...rest} href={isOutside ? to : hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** Not one for a new tab or a window, which is the browser's. */
const isPlainClick = (event: MouseEvent, target = '_self') =>
  event.button === 0 && target === '_self' && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

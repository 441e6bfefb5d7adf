import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';

/** A link whose address an operator wrote: '/help', '#/help' and '/#/help' stay in the shop, a full address or a file opens in a new tab. */
export function SmartLink({
  url,
  children,
  ...rest
}: { url: string; children: ReactNode } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const inside = shopPath(url);
  if (inside !== null) {
    return (
      <Link to={inside} {...rest}>
        {children}
      </Link>
    );
  }
  if (!/^(?:https?:\/|\/pictures|\/files)\//.test(url)) return <span {...rest}>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}

/** The path inside the shop, or null for an address elsewhere. */
export function shopPath(url: string): string | null {
  const path = url.replace(/^\/?#/, '');
  return /^\/(?!\/|pictures\/|files\/)/.test(path) ? path : null;
}

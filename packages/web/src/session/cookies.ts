const dayS = 86_400;

/** The value of a cookie, percent-decoded; '' when it is not set. */
export function readCookie(name: string): string {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    if (part.slice(0, at) === name) return decode(part.slice(at + 1));
  }
  return '';
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/**
 * Path=/, SameSite=Lax, Secure on HTTPS, no Domain (docs/domain/decisions.md §10). `days` absent: until the browser
 * closes.
 */
export function writeCookie(name: string, value: string, days?: number): void {
  const life = days === undefined ? '' : `; Max-Age=${Math.round(days * dayS)}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}${secure}`;
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', 0);
}

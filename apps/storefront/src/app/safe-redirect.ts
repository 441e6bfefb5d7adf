import { paths } from './paths.ts';

/** The path a redirect query leads to: inside the shop only, else home (docs/domain/validation.md §10). */
export function safeRedirect(redirect: string | null): string {
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return paths.home;
  return leadsToLogin(redirect) ? paths.home : redirect;
}

/**
 * Whether the path leads to login or registration, read as the router does: percent-decoded, in any case, with any
 * slashes, also through /redirect.
 */
function leadsToLogin(redirect: string): boolean {
  const [pathname = ''] = redirect.split(/[?#]/);
  const steps = decoded(pathname).toLowerCase().split('/').filter(Boolean);
  const [first] = steps.slice(steps.findIndex((step) => `/${step}` !== paths.redirect));
  return (
    first === undefined ||
    [paths.login, paths.register, paths.signOn].some((path) => path.toLowerCase() === `/${first}`)
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

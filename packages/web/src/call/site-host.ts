const storageKey = 'jicai.host';

/**
 * The host whose shop this page shows, sent as companyUrl: the page's own, or in the demo the one named by `?host=`, which is kept
 * for this browser tab.
 */
export const siteHost: string = readSiteHost();

function readSiteHost(): string {
  const named = new URLSearchParams(window.location.search).get('host');
  if (named) window.sessionStorage.setItem(storageKey, named);
  return named ?? window.sessionStorage.getItem(storageKey) ?? window.location.host;
}

/** The 400 px version of a shop picture: '/pictures/x.webp' → '/pictures/x-400.webp'; other addresses stay as they are. */
export function cardPicture(url: string): string {
  return /^\/pictures\/.+\.webp$/.test(url) && !url.endsWith('-400.webp') ? url.replace(/\.webp$/, '-400.webp') : url;
}

/** Sets the shop's colour; tokens.css derives all other colours from it. */
export function applyBrand(webColor: string): void {
  if (!/^#[0-9a-f]{6}$/i.test(webColor)) return;
  document.documentElement.style.setProperty('--brand', webColor);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', webColor);
}

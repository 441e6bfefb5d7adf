/** '0.5mm 12支/盒 · 黑色'; the colour is left out where the specification already says it. */
export function specText({ itemSpec, colorName }: { itemSpec: string; colorName: string }): string {
  return [itemSpec, itemSpec.includes(colorName) ? '' : colorName].filter(Boolean).join(' · ');
}

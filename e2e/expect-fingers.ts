import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A finger needs 44 px; half a pixel is lost where boxes end between two. */
const finger = 43;

/**
 * Everything on a phone's page that can be pressed answers 44 px around: by its own box or by what belongs to it (its label, an
 * area drawn around it). What scrolls sideways out of the screen is left out, and so are links within a sentence.
 */
export async function expectFingers(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(smallTargets, finger)).toEqual([]);
}

function smallTargets(least: number): string[] {
  const found: string[] = [];
  const all =
    'main a, main button, main input:not([type=hidden]), main select, header a, header button, footer a, nav a';
  const isOf = (x: number, y: number, element: Element, labels: Element[]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && [element, ...labels].some((one) => one === hit || one.contains(hit));
  };
  for (const element of document.querySelectorAll<HTMLElement>(all)) {
    if (element.closest('[aria-hidden=true], dialog') || element.matches(':disabled')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const box = (
      element.matches('[type=checkbox], [type=radio]') && labels[0] ? labels[0] : element
    ).getBoundingClientRect();
    if (box.width <= 1 || box.left < 0 || box.right > window.innerWidth || !element.checkVisibility()) continue;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (!isOf(x, y, element, labels)) continue;
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < 40 && isOf(x + dx * (far + 1), y + dy * (far + 1), element, labels)) far += 1;
      return far;
    };
    const width = Math.max(box.width, reach(-1, 0) + reach(1, 0) + 1);
    const height = reach(0, -1) + reach(0, 1) + 1;
    if (width < least || height < least) {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      found.push(`${element.tagName} ${name.trim().slice(0, 30)} ${Math.round(width)} × ${height}`);
    }
  }
  window.scrollTo(0, 0);
  return found;
}

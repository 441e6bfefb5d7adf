import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that comes in within this time is looked at half-way, when its colours are not yet its own. */
const longestEntryMs = 1000;

/**
 * axe finds no breach of WCAG 2.0 and 2.1 A and AA in what the page shows now, apart from frames, which are pages of their
 * own. Its legacy mode takes half the time: the other gathers the results of each check in a page of its own.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const entries = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= longest);
    await Promise.allSettled(entries.map(({ finished }) => finished));
  }, longestEntryMs);
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

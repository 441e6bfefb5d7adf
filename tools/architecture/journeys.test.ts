import { expect, test } from 'vitest';
import { sources, within } from './sources.ts';

const journeys = sources.filter(within('e2e/'));

/** What looks once, or sleeps, where a retrying `expect(locator)` or `expect.poll` says what is awaited. */
const refused = [
  /\.waitFor\(/,
  /\.waitFor(Timeout|URL|Function|Selector|LoadState)\(/,
  /expect\(\s*await [^;]*?\.(innerText|textContent|inputValue|count|getAttribute|allInnerTexts|title|is[A-Z]\w+)\(([^()]*)\)\)\s*\.(not\.)?to(Be|Equal|Contain|Match)\(/,
  /(?<!test\.)\bsetTimeout\(/,
];
const found = (text: string) => refused.flatMap((pattern) => pattern.exec(text)?.[0].split('\n')[0] ?? []);

test('a journey asserts with an expect that looks again, never with a sleep', () => {
  expect(journeys.length).toBeGreaterThan(25);
  expect(journeys.flatMap(({ path, text }) => found(text).map((one) => `${path}: ${one}`))).toEqual([]);
});

test('the breaches it is for are seen', () => {
  expect(found("await page.getByText('x').waitFor();")).toHaveLength(1);
  expect(found('await page.waitForTimeout(300);')).toHaveLength(1);
  expect(found("expect(await page.getByRole('row').count()).toBe(1);")).toHaveLength(1);
  expect(found("expect(await page.getByText('x').isVisible()).toBe(true);")).toHaveLength(1);
});

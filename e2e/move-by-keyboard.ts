import { expect, type Locator } from '@playwright/test';

/** Lifts what `handle` moves, moves it by `arrow` until the page says that it has a new place, and puts it down. */
export async function moveByKeyboard(handle: Locator, arrow: 'ArrowUp' | 'ArrowLeft'): Promise<void> {
  const page = handle.page();
  await handle.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  // The keys are listened to a moment after the thing is up: an arrow that came too early is pressed again.
  await expect(async () => {
    await page.keyboard.press(arrow);
    await expect(page.getByText('移到了新的位置')).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-pressed="true"][aria-roledescription="sortable"]')).toHaveCount(0);
}

import type { Locator, Page } from '@playwright/test';

/** Types a day, or a day and a time, into a date field: a button until it is reached for, then a calendar. */
export async function fillDay(within: Locator | Page, label: string, value: string): Promise<void> {
  const input = within.getByRole('textbox', { name: label });
  await within
    .getByRole('button', { name: `${label}：` })
    .or(input)
    .click();
  await input.fill(value);
  await input.press('Enter');
}

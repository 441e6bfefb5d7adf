import { expect } from './fixtures.ts';
import { fillInLogin } from './sign-in.ts';
import type { Visitor } from './visitor.ts';

/** Signs in at the console by its login page, and waits for its frame. */
export async function enterConsole(visitor: Visitor, accountNo: string): Promise<void> {
  await visitor.page.goto(`${visitor.base}/console/`);
  await fillInLogin(visitor, accountNo);
  await expect(visitor.page.getByRole('button', { name: '我的账号' })).toBeVisible();
}

/** Opens a page of the console, such as /orders?view=toShip. */
export const openConsole = async ({ page, base }: Visitor, route: string): Promise<void> =>
  void (await page.goto(`${base}/console/#${route}`));

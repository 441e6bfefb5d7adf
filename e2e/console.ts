import { expect } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import type { Visitor } from './visitor.ts';

/** Enters the console signed in, and waits for its frame; console-orders.e2e.ts and console-staff.e2e.ts go through its login page. */
export async function enterConsole(visitor: Visitor, accountNo: string): Promise<void> {
  await signIn(visitor, accountNo, 'console');
  await visitor.page.goto(`${visitor.base}/console/`);
  await expect(visitor.page.getByRole('button', { name: '我的账号' })).toBeVisible();
}

/** Opens a page of the console, such as /orders?view=toShip. */
export const openConsole = async ({ page, base }: Visitor, route: string): Promise<void> =>
  void (await page.goto(`${base}/console/#${route}`));

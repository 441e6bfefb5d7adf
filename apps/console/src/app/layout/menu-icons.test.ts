import { consoleMenu } from '@jicai/domain/shop-side/console-menu.ts';
import { shopPermissions } from '@jicai/domain/shop-side/shop-permissions.ts';
import { expect, test } from 'vitest';
import { menuIcons } from './menu-icons.ts';

test.each(['operator', 'supplier'] as const)('no sign stands twice in the menu of an %s', (who) => {
  const other = who === 'operator' ? 'supplier' : 'operator';
  const own = consoleMenu.filter(({ opens }) => shopPermissions[opens].audience !== other);
  const signs = own.map(({ path }) => menuIcons[path]);
  expect(signs).not.toContain(undefined);
  expect(new Set(signs).size).toBe(own.length);
});

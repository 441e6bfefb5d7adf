import { expect, test } from 'vitest';
import { consoleMenu } from './console-menu.ts';
import { deskTileNames, deskTilesOf, tilePlace } from './desk-tiles.ts';
import { shopPermissionCodes } from './shop-permissions.ts';

const everything = new Set(shopPermissionCodes);

test('a tile stands on the desk of who may see its area, a supplier has those of its own goods', () => {
  expect(deskTilesOf({ isSupplier: false, held: everything })).toEqual(
    deskTileNames.filter((name) => !name.startsWith('own')),
  );
  expect(deskTilesOf({ isSupplier: true, held: everything })).toEqual([
    'toShip',
    'cancelAsked',
    'returnsToAudit',
    'returnsToInspect',
    'ownStock',
    'ownProposals',
    'ownSettlements',
  ]);
  expect(deskTilesOf({ isSupplier: false, held: new Set(['ops.pay.view'] as const) })).toEqual([
    'transfers',
    'abnormalPayments',
    'billDifferences',
  ]);
  expect(deskTilesOf({ isSupplier: false, held: new Set() })).toEqual([]);
});

test('a tile leads to a page of the console, or to none', () => {
  const pages = consoleMenu.map(({ path }) => `/${path}`);
  for (const isSupplier of [true, false])
    for (const name of deskTileNames) {
      const place = tilePlace(name, { isSupplier, held: everything });
      if (place) expect(pages).toContain(place.path.split('?')[0]);
    }
});

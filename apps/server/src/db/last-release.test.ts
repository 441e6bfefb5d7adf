import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lastRelease } from '../../../../tools/last-release.ts';
import { buildAddress, submitTrade } from '../../test/build-trade.ts';
import { buildIndexedSku } from '../../test/build-search.ts';
import { signIn } from '../../test/sign-in.ts';
import { startNode } from '../../test/start-node.ts';
import { useTestApp } from '../../test/test-app.ts';
import { rootDir } from '../paths.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';

const { revision, isHere } = lastRelease();
if (!isHere) console.warn(`本仓库副本里没有上一版本 ${revision}（浅克隆？）：它在新表结构上的运行没有被验证`);

const folder = mkdtempSync(join(tmpdir(), 'jicai-last-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sources of the last release, with the packages that are installed here. */
function unpack(): string {
  const archive = execFileSync(
    'git',
    ['archive', revision, 'package.json', 'tsconfig.json', 'apps/server', 'packages'],
    {
      cwd: rootDir,
      maxBuffer: 2 ** 30,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const installed = join(rootDir, 'node_modules');
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@jicai'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@jicai') symlinkSync(join(installed, name), join(modules, name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@jicai', name));
  }
  return folder;
}

describe.skipIf(!isHere)(`a node of ${revision.slice(0, 10)} on the schema of today`, () => {
  const app = useTestApp(undefined, { startsAt: new Date() });

  test('starts and sells beside one of today', async () => {
    const { itemId } = await buildIndexedSku(app.deps, businessCompanyId, { itemName: '晨光中性笔 0.5mm 黑色' });
    const old = await startNode(app, { root: unpack(), workers: true });
    try {
      const asApp = { ...app, call: old.call };
      const token = await signIn(asApp, 'buyer');
      const found = await old.call('/api/ProductToC/GetWebSkuPage', { searchKey: '中性笔', reqData: {} }, { token });
      expect(found.resultData.map((card) => card.itemId)).toEqual([itemId]);
      const put = await old.call('/api/ShopCart/Add', { data: { itemId, chartQty: 2 } }, { token });
      expect(put).toMatchObject({ success: true });
      const addressId = await buildAddress(asApp, { token });
      const bought = await submitTrade(asApp, { token, addressId, items: [{ itemId, qty: 2 }] });
      expect(bought).toMatchObject({ success: true });
      const [orderNo] = bought.resultData.orderNos;
      // Both read what the old one wrote.
      for (const node of [asApp, app]) {
        const read = await node.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token });
        expect(read.resultData).toMatchObject({ orderNo });
      }
    } finally {
      await old.kill();
    }
    expect(old.output()).not.toContain('"level":50');
  });
});

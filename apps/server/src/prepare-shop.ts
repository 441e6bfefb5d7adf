import type { Config } from './config.ts';
import { refuseDemoOfOpenHosts } from './seed/refuse-demo.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { openShop, type Shop } from './shop.ts';

/** Opens the shop, with the goods and people of a demo. A refused start leaves nothing running. */
export async function prepareShop(
  config: Config,
  say: (text: string) => void,
): Promise<{ shop: Shop; isNewDemo: boolean }> {
  const shop = await openShop(config, say);
  try {
    await refuseDemoOfOpenHosts(shop.deps);
  } catch (error) {
    await shop.close();
    throw error;
  }
  const isNewDemo = config.isDemo && (await seedDemo(shop.deps, shop.databaseUrl, say));
  return { shop, isNewDemo };
}

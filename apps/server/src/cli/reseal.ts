import { openShopBeside } from '../shop.ts';
import { resealSettings } from '../worker/reseal-settings.ts';
import { runCommand, say } from './run-command.ts';

/** Seals keys of merchants and of outside services under LINK_SECRET, those too that LINK_SECRET_OTHER opens. */
await runCommand(async (config) => {
  const shop = await openShopBeside(config, say);
  try {
    const { count, resealedCount } = await resealSettings(shop.deps);
    say(`共 ${count} 份密钥设置，${resealedCount} 份已改用当前 LINK_SECRET 加密；现在可以去掉 LINK_SECRET_OTHER`);
  } finally {
    await shop.close();
  }
});

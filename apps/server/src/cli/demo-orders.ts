import { StartFault } from '../config.ts';
import { seedDemoOrders } from '../seed/demo-orders/seed-demo-orders.ts';
import { openShopBeside } from '../shop.ts';
import { runCommand, say } from './run-command.ts';

// Whoever started this ends it in good order, or is gone.
let isOver = false;
for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => void (isOver = true));

await runCommand(async (config) => {
  if (!config.isDemo) throw new StartFault('演示订单只属于演示商城（DEMO=1）');
  say('  演示订单准备中…');
  const shop = await openShopBeside(config, say);
  try {
    const faults = await seedDemoOrders(shop.deps, () => isOver);
    if (!isOver) say(faults.length === 0 ? '  演示订单已备好' : `  演示订单未能全部备好：${faults.join('；')}`);
  } finally {
    await shop.close();
  }
});

import { StartFault } from '../config.ts';
import type { Deps } from '../ctx/deps.ts';
import { demoFallbackHost, isLoopbackHost } from '../http/hosts.ts';
import { hostMaps } from '../db/tables/tenancy.ts';
import { asOwner } from '../db/with-tenant.ts';

const isDemoHost = (host: string) => host === demoFallbackHost || isLoopbackHost(host);

/** No demo where a shop has a host that others can reach. */
export function refuseDemoOfHosts(hosts: string[]): void {
  const open = hosts.find((host) => !isDemoHost(host));
  if (open) throw new StartFault(`商城域名 ${open} 不是本机域名，不能以演示模式运行：请设置环境变量 DEMO=0`);
}

/** As {@link refuseDemoOfHosts}, for all shops of the database; outside the demo nothing is refused. */
export async function refuseDemoOfOpenHosts({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<void> {
  if (!config.isDemo) return;
  const rows = await asOwner(db, (tx) => tx.select({ host: hostMaps.host }).from(hostMaps).orderBy(hostMaps.host));
  refuseDemoOfHosts(rows.map(({ host }) => host));
}

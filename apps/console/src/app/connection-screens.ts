import { paths } from './paths.ts';
import { type Screen, screen } from './screen.ts';

/** Pages of what the shop is connected with outside: money, papers, messages, parcels, hosts. */
export const connectionScreens: readonly Screen[] = [
  screen(
    paths.merchants,
    '收款账户',
    'ops.merchant.edit',
    async () => (await import('../features/merchants/MerchantsPage.tsx')).MerchantsPage,
  ),
  screen(
    paths.tax,
    '开票服务',
    'ops.tax.edit',
    async () => (await import('../features/connections/TaxPage.tsx')).TaxPage,
  ),
  screen(
    paths.sms,
    '短信服务',
    'ops.sms.edit',
    async () => (await import('../features/connections/SmsPage.tsx')).SmsPage,
  ),
  screen(
    paths.tracking,
    '物流跟踪',
    'ops.tracking.edit',
    async () => (await import('../features/connections/TrackingPage.tsx')).TrackingPage,
  ),
  screen(paths.hosts, '域名', 'ops.host.edit', async () => (await import('../features/hosts/HostsPage.tsx')).HostsPage),
];

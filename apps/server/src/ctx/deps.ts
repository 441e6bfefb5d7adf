import type { FastifyBaseLogger } from 'fastify';
import type { HostProbe } from '../adapters/hosts/host-probe.ts';
import type { Mail } from '../adapters/mail/mail.ts';
import type { PaymentChannels } from '../adapters/payment/payment-channel.ts';
import type { SignOnServices } from '../adapters/sign-on/sign-on.ts';
import type { SmsServices } from '../adapters/sms/sms.ts';
import type { FileStorage } from '../adapters/storage/file-storage.ts';
import type { TaxPlatforms } from '../adapters/tax/tax-platform.ts';
import type { TrackingServices } from '../adapters/tracking/parcel-tracking.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import type { GoodsIndex } from '@jicai/goods-search/index.ts';
import type { Secrets } from '../secrets.ts';
import type { ImportEnd, ImportJob } from './import-job.ts';
import type { NodeLink } from './node-link.ts';
import type { RecentActors } from './recent-actors.ts';

/** What a process opens once and hands to every room. Names what rooms below offer, and no module. */
export interface Deps {
  config: Config;
  secrets: Secrets;
  db: Database;
  /** Of work that no call asked for. */
  log: FastifyBaseLogger;
  recentActors: RecentActors;
  storage: FileStorage;
  payment: PaymentChannels;
  hosts: HostProbe;
  sms: SmsServices;
  tracking: TrackingServices;
  tax: TaxPlatforms;
  signOn: SignOnServices;
  /** Undefined, as those that follow: this installation is connected with none. */
  mail: Mail | undefined;
  /** The one clock; tests set it. */
  now: () => Date;
  /** Searches in memory; absent in tools and where nobody started it: PostgreSQL answers then. */
  goodsIndex?: GoodsIndex;
  /** Works on goods files in a thread of its own; absent where nobody began it: the thread of the calls does it then. */
  runImport?: (job: ImportJob) => Promise<ImportEnd>;
  /** The other processes behind the same port; absent where this one is alone. */
  link?: NodeLink;
  /** The process was told to end: /readyz says so, and connections are not kept. */
  isStopping?: boolean;
}

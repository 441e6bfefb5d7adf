import type { FastifyBaseLogger } from 'fastify';
import { createDnsProbe } from './adapters/hosts/dns-probe.ts';
import { openMail } from './adapters/mail/open-mail.ts';
import { openChannels } from './adapters/payment/open-channel.ts';
import { openSignOn } from './adapters/sign-on/open-sign-on.ts';
import { openSms } from './adapters/sms/open-sms.ts';
import { openStorage } from './adapters/storage/open-storage.ts';
import { openTax } from './adapters/tax/open-tax.ts';
import { openTracking } from './adapters/tracking/open-tracking.ts';
import type { Deps } from './ctx/deps.ts';
import { createRecentActors } from './ctx/recent-actors.ts';
import { createLog } from './log.ts';

/** What a configuration decides, opened once: the rooms get it and never look for it themselves. */
export function openDeps(from: Pick<Deps, 'config' | 'secrets' | 'db' | 'now'> & { log?: FastifyBaseLogger }): Deps {
  const { config, secrets, db, now, log = createLog(config) } = from;
  const host = { db, secrets, now };
  return {
    config,
    secrets,
    db,
    now,
    log,
    recentActors: createRecentActors(now),
    mail: openMail(config, log),
    signOn: openSignOn(config),
    sms: openSms(config, log),
    storage: openStorage(config),
    hosts: createDnsProbe({ servers: config.dnsServers }),
    payment: openChannels(config, host),
    tax: openTax(config, host),
    tracking: openTracking(config, host),
  };
}

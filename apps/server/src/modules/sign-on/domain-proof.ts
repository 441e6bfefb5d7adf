import { createHmac } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

/** What the TXT record of a domain says for one enterprise alone: only who rules the domain can write it there. */
export const domainProof = ({ linkSecret }: Secrets, companyId: string, customerId: string): string =>
  `jicai-verify=${createHmac('sha256', linkSecret).update(`mail-domain:${companyId}:${customerId}`).digest('hex').slice(0, 32)}`;

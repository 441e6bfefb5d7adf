import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningShop } from './processes.ts';

export interface Paid {
  payNo: string;
  channelTradeNo: string;
  feeFen: number;
}

/** Signs, as the local channel of the demo does, that a payment of this company was made: body and headers of its notice. */
export function noticeSigner({ dataDir }: Pick<RunningShop, 'dataDir'>, companyId: string) {
  const { linkSecret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { linkSecret: string };
  const key = createHmac('sha256', linkSecret).update(`local-payment-channel:${companyId}`).digest();
  return ({ payNo, channelTradeNo, feeFen }: Paid) => {
    const body = JSON.stringify({ payNo, channelTradeNo, feeFen, paidAt: new Date().toISOString() });
    const signature = createHmac('sha256', key).update('notice\n').update(body).digest('base64url');
    return { body, headers: { 'content-type': 'application/json', 'x-local-signature': signature } };
  };
}

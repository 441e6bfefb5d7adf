import { beforeAll, expect, test } from 'vitest';
import { makeBuyers } from '../../../../../bench/more-buyers.ts';
import { placeTrade, startPayment } from '../../../test/build-payment.ts';
import { buildAddress } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { seedMerchants } from '../../seed/merchants.ts';

const app = useTestApp(seedMerchants, { startsAt: new Date() });
let tokens: string[] = [];

beforeAll(async () => {
  await buildAddress(app, { token: await signIn(app, 'member') });
  tokens = await makeBuyers(app.deps.config.databaseUrl ?? '', 3);
});

test('the lock of a trade asks for its caller, whoever of his kind was asked for before', async () => {
  // More often than a statement needs to be kept by the connection.
  for (let round = 0; round < 4; round += 1) {
    for (const [at, token] of tokens.entries()) {
      const { tradeNo } = await placeTrade(app, token);
      const codes: string[] = [];
      for (const caller of tokens) codes.push((await startPayment(app, caller, tradeNo)).errorCode);
      const expected = tokens.map((_, other) => (other === at ? '0' : '5'));
      expect(codes).toEqual(expected);
    }
  }
});

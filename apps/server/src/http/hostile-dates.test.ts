import { contract, type Path } from '@jicai/contract/index.ts';
import { beforeAll, expect, test } from 'vitest';
import { hostileDates } from '../../test/hostile-bodies.ts';
import { bodySchema, type Schema } from '../../test/schema-bodies.ts';
import { signIn } from '../../test/sign-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { seedAccounts } from '../seed/accounts.ts';

const app = useTestApp(seedAccounts);
const dated = (Object.keys(contract) as Path[]).flatMap((path) =>
  timesOf(bodySchema(contract[path])).map((field) => ({ path, field })),
);

/** Where a body takes a day, a month or a time, as the steps to it. */
function timesOf(schema: Schema, steps: readonly string[] = []): string[][] {
  const isTime = /(?:date|time|month|day|from|to)$/i.test(steps.at(-1) ?? '');
  if (!schema.properties) return isTime ? [[...steps]] : [];
  return Object.entries(schema.properties).flatMap(([name, inner]) => timesOf(inner, [...steps, name]));
}

const holding = ([step, ...more]: readonly string[], value: string): unknown =>
  step === undefined ? value : { [step]: holding(more, value) };

test('a plausible number of dated fields was seen', () => expect(dated.length).toBeGreaterThan(15));

let tokens: string[] = [];
beforeAll(async () => {
  tokens = await Promise.all((['admin', 'operator'] as const).map((who) => signIn(app, who)));
});

test.each(dated)('$path answers whatever $field says', async ({ path, field }) => {
  for (const token of tokens)
    for (const value of hostileDates) {
      const answer = await app.call(path, holding(field, value), { token });
      expect(answer.status, `${value}: ${JSON.stringify(answer)}`).toBeLessThan(500);
      if (/^date(?:From|To)$/.test(field.at(-1) ?? '') && /^000[01]-/.test(value))
        expect(answer.errorCode, value).toMatch(/^[34]$/);
    }
});

test('nothing it asked ended a session, which would have made the rest of it idle', async () => {
  for (const token of tokens)
    expect(await app.call('/api/Account/GetUserInfo', {}, { token })).not.toMatchObject({ errorCode: '2' });
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../test/test-app.ts';
import { businessCompanyId } from './seed/shop-looks.ts';
import { withTenant } from './db/with-tenant.ts';
import { describeFault } from './log-faults.ts';

const app = useTestApp();

test('a failed statement is told without its values', async () => {
  const failed = await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx.execute(sql`select ${'13800138000'}::text, 1 / ${0}::int`),
  ).catch((error: unknown) => error);
  const fault = describeFault(failed);
  expect(JSON.stringify(fault)).not.toContain('13800138000');
  expect(fault).toMatchObject({ message: expect.stringContaining('select $1::text'), cause: { code: '22012' } });
  expect(fault.stack).toMatch(/^ {4}at /);
});

test('anything else that is thrown is told as it is', () => {
  expect(describeFault('no error')).toMatchObject({ type: 'string', message: 'no error' });
  expect(describeFault(new RangeError('too far', { cause: new Error('why') }))).toMatchObject({
    type: 'RangeError',
    message: 'too far',
    cause: { message: 'why' },
  });
});

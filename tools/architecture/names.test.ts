import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { expect, test } from 'vitest';
import { bareCodes } from './bare-codes.ts';
import { isTest, sources } from './sources.ts';

/** A code of error-codes.ts written as its number: raised, compared, or looked up. Codes of other systems have five digits. */
const bareRefusal = /new Refusal\(\s*'|\b(?:code|errorCode)\)? [!=]== '\d{1,4}'|errorTexts\['/;

test('a refusal is raised and compared by its name, never by its number', () => {
  const bare = sources
    .filter(({ path }) => !isTest(path) && /^(apps|packages)\//.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (bareRefusal.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
  expect(bare).toEqual([]);
});

/** A comment that quotes a code: `notFound` says the same and can be searched for. The contract is the wire, and keeps its numbers. */
const isSpoken = (path: string) => !isTest(path) && /^(apps|packages\/(domain|web|goods-search))\//.test(path);
const codes = new Set<string>(Object.values(errorCodes).filter((code) => code !== errorCodes.ok));

function quotedCodesIn(path: string, text: string): string[] {
  let isBlock = false;
  return text.split('\n').flatMap((line, at) => {
    isBlock ||= /^\s*\/\*/.test(line);
    const comment = isBlock ? line : (/^(?:\s*|[^'"`]*\s)\/\/ (.*)/.exec(line)?.[1] ?? '');
    if (line.includes('*/')) isBlock = false;
    const isQuoted = [...comment.matchAll(/'(\d{1,4})'/g)].some(([, code = '']) => codes.has(code));
    return isQuoted ? [`${path}:${at + 1}: ${line.trim()}`] : [];
  });
}

test('a comment names a refusal, too', () => {
  const text = "/** The address; '5' for another's. */\nconst none = '5'; // '3001' here\n// parent '0'";
  expect(quotedCodesIn('x.ts', text)).toEqual(["x.ts:1: /** The address; '5' for another's. */"]);
  expect(quotedCodesIn('x.ts', "  call(); // '3001' once it is decided")).toHaveLength(1);
  expect(
    sources.filter(({ path }) => isSpoken(path)).flatMap(({ path, text: own }) => quotedCodesIn(path, own)),
  ).toEqual([]);
});

/**
 * Not the tables of the database, whose indexes and checks are written as the migrations have them (these are SQL files of their
 * own, as are the backfills), nor the drawings of the demo's goods.
 */
const namesCodes = (path: string) =>
  !isTest(path) &&
  /^(apps|packages)\//.test(path) &&
  !path.startsWith('apps/server/src/db/tables/') &&
  !path.startsWith('packages/demo-pictures/');

test('a state, type, mode, kind, scope or scene is set and compared by a name of its table, in TypeScript and in SQL', () => {
  expect(sources.filter(({ path }) => namesCodes(path)).flatMap(({ path, text }) => bareCodes(path, text))).toEqual([]);
});

test.each([
  ['if (order.state !== 15) stop();'],
  ["if ('81' === invoice.kind) stop();"],
  ['if (trade?.payState! >= 3) stop();'],
  ['switch (orderState) { case 10: stop(); }'],
  ['if ([10, 15].includes(order.state)) stop();'],
  ['write({ orderState: 15 });'],
  ['write({ state: isAgreed ? 20 : 30 });'],
  ['write({ orderStates: [60, 70] });'],
  ['takeSmsCode(ctx, { mobile, scene: 2 });'],
  ['write({ payMode: given ?? 1 });'],
  ['db.execute(sql`update orders set state = 15`);'],
  ['db.execute(sql`select 1 from orders o where o.pay_mode in (2, 3) and ${here}`);'],
  ['db.execute(sql`select 1 from orders where ${orders.cancelState} <> 0`);'],
  ['db.execute(sql`select count(*) filter (where coalesce(a.state, 0) = 10)`);'],
  ["const isSpecial = sql.raw(`i.kind = '81'`);"],
])('%s is refused', (text) => {
  expect(bareCodes('some.ts', text)).toHaveLength(1);
});

test.each([
  ['if (order.state !== orderStates.rejected) stop();'],
  ["if (step.mode === 'any' || change.kind === 'statement.adjust') stop();"],
  ['open(path, { mode: 0o600 });'],
  ['if (answer.status === 404) stop();'],
  ['write({ isFirstKind: 128, states: [], typeCount: 3 });'],
  ['db.execute(sql`select 1 from orders where state in (${codes(orderStates.completed)})`);'],
  ["db.execute(sql`select coalesce(sum(stock_state), 0) from entries where kind = 'spent'`);"],
])('%s is fine', (text) => {
  expect(bareCodes('some.ts', text)).toEqual([]);
});

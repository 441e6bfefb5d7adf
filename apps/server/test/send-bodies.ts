import { contract, endpointOf, type Path } from '@jicai/contract/index.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { callerRoles, type Role, rolesOf } from './caller-roles.ts';
import { type Caller, type Draft, fillDraft } from './filled-call.ts';
import { honestBodies, hostileBodies, hostileValue } from './hostile-bodies.ts';
import { hostileRequests } from './hostile-requests.ts';
import { keepAccounts, sessionDamageOf } from './keep-accounts.ts';
import { readRecordNames, type RecordNames } from './record-names.ts';
import { readShown, recordFinder } from './shown-records.ts';
import { signIn } from './sign-in.ts';
import { businessHost, type TestApp } from './test-app.ts';

export interface BodyRun {
  sent: number;
  /** How often each operation answered with each code; HTTP statuses other than 200 as `HTTP 413`. */
  answers: Map<string, Map<string, number>>;
  /** Each 5xx with what brought it, as one line that can be sent again. */
  faults: string[];
}

const paths = Object.keys(contract) as Path[];
/** A door of its own, counted as one operation, sent as often as ten endpoints. */
const others = { name: 'files, notices, pages', weight: 10 };
const atOnce = 16;

/** Sends `count` generated calls to every operation, many at a time; the same seed makes the same choices. */
export async function sendBodies(
  app: TestApp,
  { count, seed, say }: { count: number; seed: number; say: (line: string) => void },
): Promise<BodyRun> {
  const known = await readRecordNames(app);
  const run: BodyRun = { sent: 0, answers: new Map(), faults: [] };
  const bodies = new Map(paths.map((path) => [path, draftsOf(path, known)]));
  const requests = hostileRequests(known);
  const session = openSessions(app);
  const putBack = await keepAccounts(app);
  const perRound = 4;
  let told = 0;
  for (let round = 0; run.sent < count; round += 1) {
    await putBack();
    await session.openAll();
    const roll = (at: number) => ({ seed: seed * 100_003 + round * 499 + at * 7919, numRuns: perRound });
    const calls: Call[] = paths.flatMap((path, at) =>
      fc
        .sample(fc.tuple(bodies.get(path) ?? fc.constant(wildNothing), rolesOf(endpointOf(path).access)), roll(at))
        .map(([draft, role]) => ({ name: path, path, role, draft })),
    );
    for (const request of fc.sample(requests, { ...roll(-1), numRuns: perRound * others.weight }))
      calls.push({ name: others.name, role: 'anonymous', request });
    calls.sort((a, b) => sessionDamageOf(a.name) - sessionDamageOf(b.name));
    const next = calls.slice(0, count - run.sent).values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const call of next) await sendOne(app, run, session, call);
      }),
    );
    for (const fault of run.faults.slice(told)) say(fault);
    told = run.faults.length;
    if (round % 5 === 4) say(`${run.sent} / ${count}, 5xx: ${told}`);
  }
  return run;
}

const wildNothing: Draft = { body: {}, isWild: true, pick: 0 };

/** Of ten bodies two hostile all over, four with one hostile field and four without. */
function draftsOf(path: Path, known: RecordNames): fc.Arbitrary<Draft> {
  const pick = fc.nat(1_000_000);
  const harm = fc.option(fc.record({ at: pick, value: hostileValue }), { nil: undefined, freq: 2 });
  const body = honestBodies(endpointOf(path), known);
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ body, isWild: fc.constant(false), pick, harm }) },
    {
      weight: 2,
      arbitrary: fc.record({ body: hostileBodies(endpointOf(path), known), isWild: fc.constant(true), pick }),
    },
  );
}

function callOf(path: Path, body: unknown): InjectOptions {
  const headers = { host: businessHost, 'content-type': 'application/json' };
  return { method: 'POST', url: path, headers, payload: JSON.stringify(body) };
}

async function sendOne(app: TestApp, run: BodyRun, session: Sessions, call: Call): Promise<void> {
  const { name, role } = call;
  const token = session.tokenOf(role);
  const request =
    'draft' in call
      ? callOf(call.path, await fillDraft(app, call.path, call.draft, { ...session.shownTo(role), token }))
      : call.request;
  const headers = { ...request.headers, ...(token && { authtoken: token }) };
  const response = await app.fastify.inject({ ...request, headers });
  run.sent += 1;
  const code = /"errorCode":"(\w+)"/.exec(response.body)?.[1];
  const answer = response.statusCode === 200 && code !== undefined ? code : `HTTP ${response.statusCode}`;
  const counts = run.answers.get(name) ?? new Map<string, number>();
  run.answers.set(name, counts.set(answer, (counts.get(answer) ?? 0) + 1));
  if (token && code === '2') await session.reopen(role, token);
  if (response.statusCode >= 500) run.faults.push(JSON.stringify({ status: response.statusCode, role, ...request }));
}

/** Some of the calls end sessions; who was locked or struck out by one goes on as nobody. */
function openSessions(app: TestApp) {
  const openings = new Map<Role, Promise<void>>();
  const held = new Map<Role, string>();
  const known = new Map<Role, Pick<Caller, 'shown' | 'seek'>>();
  const open = async (role: Role) => {
    if (role === 'anonymous') return;
    const token = await signIn(app, role).catch(() => undefined);
    if (token) held.set(role, token);
    else held.delete(role);
  };
  return {
    tokenOf: (role: Role) => held.get(role),
    shownTo: (role: Role) => known.get(role) ?? { shown: [], seek: () => ({}) },
    openAll: async () => {
      for (const role of callerRoles) {
        await open(role);
        const token = held.get(role);
        if (!token) continue;
        const shown = await readShown(app, role, token);
        known.set(role, { shown, seek: recordFinder(shown) });
      }
    },
    /** Once for all the calls that found the same session ended. */
    reopen: async (role: Role, ended: string) => {
      if (held.get(role) !== ended) return;
      const opening = openings.get(role) ?? open(role).finally(() => openings.delete(role));
      openings.set(role, opening);
      await opening;
    },
  };
}

type Sessions = ReturnType<typeof openSessions>;

type Call = { name: string; role: Role } & ({ path: Path; draft: Draft } | { request: InjectOptions });

/** One line per operation: how often it answered what. */
export const tableOf = ({ answers }: BodyRun): string[] =>
  [...answers].map(([name, counts]) => {
    const codes = [...counts].toSorted(([, a], [, b]) => b - a).map(([code, times]) => `${code} × ${times}`);
    return `${name.padEnd(48)} ${codes.join('  ')}`;
  });

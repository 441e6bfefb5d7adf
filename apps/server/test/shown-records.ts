import { contract, endpointOf, type Path } from '@jicai/contract/index.ts';
import { bodySchema, type Schema } from './schema-bodies.ts';
import { type Role, mayCall } from './caller-roles.ts';
import type { TestApp } from './test-app.ts';

/** One row of a list with what stands around it: a line knows its order's number and version. */
export type Shown = Record<string, unknown>;
type Named = Record<string, Schema>;

const lists = (Object.keys(contract) as Path[]).filter((path) => /\/Get\w*(?:Page|List)$/.test(path));

/** What an account sees in every list that it may read, with the versions of this moment. */
export async function readShown(app: TestApp, role: Role, token: string): Promise<Shown[]> {
  const rows: Shown[] = [];
  for (const path of lists) {
    if (!mayCall(role, endpointOf(path).access)) continue;
    for (const reqData of path === '/api/ShopOrder/GetPage' ? [{}, { scope: 'all' }] : [{}]) {
      const { resultData } = await app.call(path, { pageSize: 10, reqData }, { token });
      if (Array.isArray(resultData)) rows.push(...resultData.flatMap((row: unknown) => [...withChildren(row, {})]));
    }
  }
  return rows;
}

/** The records of an account that fit an operation, sought once for as long as the lists are the same. */
export function recordFinder(shown: readonly Shown[]): (path: Path, pick: number) => Shown {
  const found = new Map<Path, { fitting: Shown[]; offered: Shown[] }>();
  return (path, pick) => {
    const { fitting, offered } = found.get(path) ?? fittingFor(path, shown);
    found.set(path, { fitting, offered });
    const among = offered.length > 0 && pick % 4 > 0 ? offered : fitting;
    return among[(pick >> 2) % Math.max(among.length, 1)] ?? {};
  };
}

/** Those that answer most of its fields, and of these those whose buttons offer the operation. */
function fittingFor(path: Path, shown: readonly Shown[]) {
  const fields = bodySchema(endpointOf(path)).properties?.['data']?.properties ?? {};
  const names = Object.keys(fields).filter((name) => isKey(name) || fields[name]?.type === 'array');
  const scores = shown.map((row) => names.filter((name) => answers(row, name, fields)).length);
  const best = scores.reduce((most, score) => Math.max(most, score), 1);
  const fitting = shown.filter((_, at) => scores[at] === best);
  const door = path.toLowerCase();
  const offered = fitting.filter(
    ({ actions }) => Array.isArray(actions) && actions.some((action) => door.includes(String(action).toLowerCase())),
  );
  return { fitting, offered };
}

/** The body with the record's values in the fields of the same names; its lists take the record's rows or its id. */
export function fillFrom(row: Shown, body: unknown, schema: Schema): unknown {
  const fields = schema.properties;
  if (!fields || typeof body !== 'object' || body === null) return body;
  const filled: Shown = { ...body };
  for (const [name, inner] of Object.entries(fields)) {
    const isGiven = isPlain(row[name]) && row[name] !== '';
    if (inner.type === 'array') filled[name] = listFrom(row, filled[name], name, inner.items ?? {});
    else if (inner.properties) filled[name] = fillFrom(row, filled[name], inner);
    else if (isGiven && (isKey(name) || filled[name] === undefined)) filled[name] = row[name];
  }
  return filled;
}

function listFrom(row: Shown, sent: unknown, name: string, item: Schema): unknown {
  const own = row[name.replace(/s$/, '')];
  if (!item.properties) return Array.isArray(row[name]) ? row[name] : isPlain(own) ? [own] : sent;
  const children = childrenFor(row, item.properties);
  const template = Array.isArray(sent) ? sent[0] : undefined;
  if (!children || typeof template !== 'object') return sent;
  return children.slice(0, 3).map((child) => fillFrom(child, template, item));
}

const childrenFor = (row: Shown, item: Named): Shown[] | undefined =>
  Object.values(row)
    .filter(isRows)
    .find((rows) => rows[0] && Object.keys(item).some((name) => isKey(name) && rows[0]?.[name] !== undefined));

const answers = (row: Shown, name: string, fields: Named): boolean =>
  isKey(name)
    ? isPlain(row[name])
    : fields[name]?.items?.properties
      ? childrenFor(row, fields[name].items.properties) !== undefined
      : isPlain(row[name.replace(/s$/, '')]) && fields[name]?.type === 'array';

const isKey = (name: string) => name !== 'requestId' && /(?:id|no|version|lineNo)$/i.test(name);
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isRows = (value: unknown): value is Shown[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one !== null);

function* withChildren(row: unknown, around: Shown): Generator<Shown> {
  if (typeof row !== 'object' || row === null) return;
  const known: Shown = { ...around, ...row };
  yield known;
  const plain = Object.fromEntries(Object.entries(known).filter(([, value]) => isPlain(value)));
  for (const rows of Object.values(row).filter(isRows)) for (const child of rows) yield* withChildren(child, plain);
}

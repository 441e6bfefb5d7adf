import { endpointOf, type Path } from '@jicai/contract/index.ts';
import { expect } from 'vitest';
import { bodyNaming, bodySchema } from './schema-bodies.ts';
import { usualTexts } from './usual-texts.ts';

/** What a field may want that names no record and is not known by its name: days, months, hours, areas, numbers, domains, an object. */
const plausible: readonly unknown[] = [
  ...['A', 'D', 'I', 'P', 'R', 'T'].map((letter) => `${letter}${'0'.repeat(18)}`),
  '2026-11-01',
  '2026-11-01 08:00:00',
  '2026-11',
  '17:00',
  '1.00',
  '310117',
  '31',
  ['铅笔', '钢笔'],
  true,
  '/home',
  'corp-a.cn',
  '0'.repeat(19),
  '0'.repeat(20),
  'A',
  {},
  undefined,
];

interface Body {
  body: unknown;
  /** Whether the contract takes it, so that the service reads what it names. */
  isParsed: boolean;
}

const kept = new Map<string, { id: string; requestId: string } & Body>();

/** A body for each of the ids; a single one where nothing in it could name them. */
export function bodiesNaming(path: Path, ids: readonly string[]): { id: string; body: unknown }[] {
  const bodies = ids.map((id) => ({ id, ...bodyThatParses(path, id, ids) }));
  // A file comes as a form; its own test sends one.
  const isTaken = path === '/api/File/Upload' || bodies.some(({ isParsed }) => isParsed);
  expect(isTaken, `${path} takes none of the bodies`).toBe(true);
  return bodies.filter(({ id, body }, at) => at === 0 || JSON.stringify(body).includes(id));
}

/**
 * A body that names `foreign` in each field that takes it. Fields that want another form hold one of the `others`, or
 * else what is plausible there, so that the contract takes the whole.
 */
function bodyThatParses(path: Path, foreign: string, others: readonly string[]): Body {
  // Ids of one form are taken or refused alike.
  const key = `${path} ${shapeOf(foreign)}`;
  const known = kept.get(key);
  if (known) {
    const text = JSON.stringify(known.body).replaceAll(known.id, foreign);
    // A second body under the request id of the first would be answered unread.
    return { ...known, body: JSON.parse(text.replaceAll(known.requestId, crypto.randomUUID())) };
  }
  const made = mend(path, bodyNaming(bodySchema(endpointOf(path)), foreign), onePerShape(others));
  kept.set(key, {
    id: foreign,
    requestId: /"requestId":"([^"]+)"/.exec(JSON.stringify(made.body))?.[1] ?? foreign,
    ...made,
  });
  return made;
}

function mend(path: Path, body: unknown, others: readonly string[]): Body {
  const schema = endpointOf(path).body;
  const tried = new Map<string, number>();
  for (;;) {
    const { error } = schema.safeParse(body);
    if (!error) return { body, isParsed: true };
    for (const { path: place } of error.issues) {
      const at = tried.get(place.join('.')) ?? 0;
      const candidates = [...others, ...usualTexts(String(place.at(-1))), ...plausible];
      if (at === candidates.length || place.length === 0) return { body, isParsed: false };
      tried.set(place.join('.'), at + 1);
      put(body, place, structuredClone(candidates[at]));
    }
  }
}

function put(body: unknown, path: readonly PropertyKey[], value: unknown): void {
  let inner = body as Record<PropertyKey, unknown>;
  for (const step of path.slice(0, -1)) inner = inner[step] as Record<PropertyKey, unknown>;
  inner[path.at(-1) ?? ''] = value;
}

const shapeOf = (text: string) => text.replaceAll(/\d/g, '9');

const onePerShape = (texts: readonly string[]) => [...new Map(texts.map((text) => [shapeOf(text), text])).values()];

import { endpointOf, type Path } from '@jicai/contract/index.ts';
import { bodySchema, type Schema } from './schema-bodies.ts';
import { fillFrom, type Shown } from './shown-records.ts';
import type { TestApp } from './test-app.ts';

/** What a call is made of: `harm` is put in the place of one field, chosen by `at`. */
export interface Draft {
  body: unknown;
  /** As generated, nothing taken from lists. */
  isWild: boolean;
  pick: number;
  harm?: { at: number; value: unknown } | undefined;
}

export interface Caller {
  /** What the account's lists hold. */
  shown: readonly Shown[];
  /** The record of them that a call names. */
  seek: (path: Path, pick: number) => Shown;
  token: string | undefined;
}

/** Made once: a call a millisecond would be spent on it. */
const schemas = new Map<Path, Schema>();
function schemaOf(path: Path): Schema {
  const schema = schemas.get(path) ?? bodySchema(endpointOf(path));
  schemas.set(path, schema);
  return schema;
}

/** Makes the body at the moment of sending: ids from what the account sees, answers of calls before it, then the one hostile field. */
export async function fillDraft(
  app: TestApp,
  path: Path,
  { body, isWild, pick, harm }: Draft,
  { shown, seek, token }: Caller,
): Promise<unknown> {
  if (isWild) return body;
  const filled = fillFrom(seek(path, pick), body, schemaOf(path)) as { data?: Shown };
  if (isSubmit(path) && token) filled.data = { ...filled.data, ...(await settled(app, shown, pick, token)) };
  if (path === '/api/ShopOrder/Settle') filled.data = basketOf(shown, pick);
  return harm ? harmed(filled, harm) : filled;
}

const isSubmit = (path: Path) => path === '/api/ShopOrder/Submit' || path === '/api/ShopAudit/Resubmit';

/** One or two goods that a list showed, and an address of the caller's. */
function basketOf(shown: readonly Shown[], pick: number): Shown {
  const goods = [...new Set(shown.flatMap(({ itemId }) => (typeof itemId === 'string' ? [itemId] : [])))];
  const addresses = shown.flatMap(({ addressId, receiver }) => (receiver ? [addressId] : []));
  const chosen = [...new Set([pick, pick >> 3].slice(0, 1 + (pick % 2)).map((at) => goods[at % goods.length]))];
  const itemList = chosen.map((itemId) => ({ itemId, qty: pick % 5 === 0 ? 60 : 5 + (pick % 2) * 5 }));
  return { itemList, addressId: addresses[pick % Math.max(addresses.length, 1)] };
}

/** What a submit says about a preview that was just made. */
async function settled(app: TestApp, shown: readonly Shown[], pick: number, token: string): Promise<Shown> {
  const basket = basketOf(shown, pick);
  const { resultData } = await app.call('/api/ShopOrder/Settle', { data: basket }, { token });
  const payModes = resultData?.payModes?.filter(({ isEnable }) => isEnable).map(({ payMode }) => payMode) ?? [1];
  const payMode = payModes[pick % Math.max(payModes.length, 1)] ?? 1;
  const asked = { remarks: [], expectDate: '', invoice: undefined, cartIds: undefined };
  return { ...basket, ...asked, payMode, previewKey: resultData?.previewKey };
}

function harmed(body: unknown, { at, value }: { at: number; value: unknown }): unknown {
  const copy: unknown = structuredClone(body);
  const places = [...placesIn(copy)].filter(({ name }) => name !== 'requestId');
  const place = places[at % Math.max(places.length, 1)];
  if (place) place.holder[place.name] = value;
  return copy;
}

function* placesIn(value: unknown): Generator<{ holder: Shown; name: string }> {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Shown;
  for (const [name, inner] of Object.entries(holder)) {
    if (typeof inner !== 'object' || inner === null) yield { holder, name };
    else yield* placesIn(inner);
  }
}

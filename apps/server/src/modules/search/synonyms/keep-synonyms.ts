import { normaliseText, productSynonyms } from '@jicai/goods-search/write.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { announceSynonymChange } from '../../search-docs/index.ts';
import {
  deleteSynonymRow,
  insertSynonym,
  lockSynonym,
  selectSynonyms,
  type SynonymRow,
  updateSynonym,
} from './synonyms.store.ts';

const maxOwnGroups = 1000;

interface Input {
  synonymId?: string | undefined;
  words: string[];
  isOneWay: boolean;
  replaces?: string | undefined;
  version?: number | undefined;
}

/** Every group in force, the shop's own first; `searchKey` keeps those that hold it. */
export async function listSynonyms(ctx: SignedInCtx, searchKey: string | undefined) {
  const rows = await selectSynonyms(ctx);
  const replaced = new Map(rows.map((row) => [row.replaces, row]));
  const defaults = productSynonyms().flatMap(({ words, isOneWay }) => {
    const replaces = words[0] ?? '';
    const row = replaced.get(replaces);
    if (row && row.words.length === 0) return [];
    return [row ? toGroup(row) : { synonymId: '', words, isOneWay, replaces, isDefault: true, version: 0 }];
  });
  const key = searchKey ? normaliseText(searchKey).trim() : '';
  const isAsked = (group: { words: string[] }) => group.words.some((word) => normaliseText(word).includes(key));
  return [...rows.filter((row) => row.replaces === '').map(toGroup), ...defaults].filter(isAsked);
}

const toGroup = ({ synonymId, words, isOneWay, replaces, version }: SynonymRow) => ({
  synonymId,
  words,
  isOneWay,
  replaces,
  isDefault: replaces !== '',
  version,
});

/** Writes or changes a group. Refused as notFound for an unknown one, outdated where it changed since `version` was read. */
export async function saveSynonym(ctx: SignedInCtx, input: Input): Promise<{ synonymId: string; version: number }> {
  const words = [...new Set(input.words.map((word) => normaliseText(word).trim()))];
  if (words.length < 2) throw badField('words', '请至少填写两个同义词');
  const before = await findBefore(ctx, input);
  const group = { words, isOneWay: input.isOneWay, replaces: before?.replaces ?? input.replaces ?? '' };
  const saved = before
    ? { synonymId: before.synonymId, version: before.version + 1 }
    : { synonymId: await insertSynonym(ctx, group), version: 1 };
  if (before) await updateSynonym(ctx, before.synonymId, { ...group, version: saved.version });
  await announceSynonymChange(ctx);
  await writeAudit(ctx, { subject: `search synonym ${saved.synonymId}`, before: before ?? null, after: group });
  return saved;
}

async function findBefore(ctx: SignedInCtx, { synonymId, replaces, version }: Input): Promise<SynonymRow | undefined> {
  if (synonymId) {
    const row = await lockSynonym(ctx, { synonymId });
    if (!row) throw refuse.notFound();
    return ofVersion(row, version);
  }
  if (replaces) {
    mustBeDefault(replaces);
    const row = await lockSynonym(ctx, { replaces });
    // A group that was switched off may be written anew without knowing that row.
    return row && row.words.length > 0 ? ofVersion(row, version) : row;
  }
  if ((await selectSynonyms(ctx)).length >= maxOwnGroups) throw badField('words', `最多可设置${maxOwnGroups}组同义词`);
  return undefined;
}

function ofVersion(row: SynonymRow, version: number | undefined): SynonymRow {
  if (version === undefined) throw badField('version', '缺少版本号 version');
  if (row.version !== version) throw refuse.outdated();
  return row;
}

function mustBeDefault(replaces: string): void {
  if (!productSynonyms().some((group) => group.words[0] === replaces)) throw refuse.notFound();
}

/** A group of the shop's own goes; one that comes with the product is switched off by a row without words. */
export async function deleteSynonym(
  ctx: SignedInCtx,
  { synonymId, replaces, version }: Omit<Input, 'words' | 'isOneWay'>,
): Promise<{ deleted: number }> {
  if (!synonymId && !replaces) throw badField('synonymId', '请选择要删除的同义词');
  if (replaces) mustBeDefault(replaces);
  const row = await lockSynonym(ctx, synonymId ? { synonymId } : { replaces: replaces ?? '' });
  if (synonymId && !row) throw refuse.notFound();
  if (row && row.words.length > 0) ofVersion(row, version);
  const off = row?.replaces ?? replaces ?? '';
  if (row && off === '') await deleteSynonymRow(ctx, row.synonymId);
  else if (row)
    await updateSynonym(ctx, row.synonymId, { words: [], isOneWay: false, replaces: off, version: row.version + 1 });
  else await insertSynonym(ctx, { words: [], isOneWay: false, replaces: off });
  await announceSynonymChange(ctx);
  await writeAudit(ctx, {
    subject: `search synonym ${synonymId ?? off}`,
    before: row ?? { replaces: off },
    after: null,
  });
  return { deleted: 1 };
}

import type { Ctx } from '../../ctx/ctx.ts';
import { selectAllLooks, updateLook } from './look-versions.store.ts';
import { selectTemplates, updateTemplate } from './tenancy.store.ts';

/**
 * What the home page, its draft and its earlier versions say of a category, its floors and links, says the other one from
 * now on. Where `intoId` is '' its links lead nowhere; a floor keeps what it was of, is shown no more and is named when the
 * page is published again (tenancy.wire.ts, look-form.ts). An open studio is told by the next save.
 */
export async function followCategory(ctx: Ctx, { fromId, intoId }: { fromId: string; intoId: string }): Promise<void> {
  for (const { pageKind, content } of await selectTemplates(ctx)) {
    const after = withCategory(content, { fromId, intoId });
    if (JSON.stringify(after) !== JSON.stringify(content)) await updateTemplate(ctx, pageKind, after);
  }
  for (const { id, look } of await selectAllLooks(ctx)) {
    const after = withCategory(look, { fromId, intoId });
    if (JSON.stringify(after) !== JSON.stringify(look)) await updateLook(ctx, id, after);
  }
}

/** Values named categoryId, and addresses of a category's list. */
export function withCategory<T>(value: T, ids: { fromId: string; intoId: string }): T {
  const { fromId, intoId } = ids;
  const link = new RegExp(`([?&]categoryId=)${fromId}(?=&|#|$)`);
  const walk = (one: unknown, key = ''): unknown => {
    if (Array.isArray(one)) return one.map((each) => walk(each));
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).map(([name, each]) => [name, walk(each, name)]));
    if (typeof one !== 'string') return one;
    if (key === 'categoryId') return one === fromId && intoId !== '' ? intoId : one;
    if (!link.test(one)) return one;
    return intoId === '' ? '' : one.replace(link, `$1${intoId}`);
  };
  return walk(value) as T;
}

import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';

/** What is looked for; the first character of the text may say so. */
export const scopes = { all: '全部', acts: '操作', numbers: '单号', customers: '客户' } as const;
export type Scope = keyof typeof scopes;
const scopeNames = Object.keys(scopes) as Scope[];

/** Scopes in which somebody can find anything. */
export const scopesOf = (may: (permission: ShopPermission) => boolean): Scope[] =>
  scopeNames.filter((scope) => (scope === 'customers' ? may('ops.customer.view') : true));

const prefixes: Readonly<Record<string, Scope>> = { '>': 'acts', '#': 'numbers', '@': 'customers' };
export const scopePrefixes = Object.entries(prefixes).map(([prefix, scope]) => ({ prefix, scope }));

/** A prefix wins over the scope that was chosen before; the rest is what is searched for. */
export function readSearch(text: string, chosen: Scope): { scope: Scope; searchKey: string } {
  const trimmed = text.trim();
  const scope = prefixes[trimmed.slice(0, 1)];
  return scope ? { scope, searchKey: trimmed.slice(1).trim() } : { scope: chosen, searchKey: trimmed };
}

/** The next of the scopes that are offered, and back to the first. */
export const scopeAfter = (offered: readonly Scope[], scope: Scope, step: 1 | -1): Scope =>
  offered[(offered.indexOf(scope) + step + offered.length) % offered.length] ?? 'all';

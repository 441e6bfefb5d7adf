import { namedFields } from './look-fields.ts';
import { isSame, type LookPart, type LookValue, partName } from './look-parts.ts';

/** One field that differs, in words; '' where there is nothing. */
export interface FieldChange {
  field: string;
  name: string;
  from: string;
  to: string;
}
/** One part of a look that differs from another look. */
export interface PartChange {
  partId: string;
  name: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  fields: FieldChange[];
}

/** What an id is called; undefined where it is not known. */
export type NameOf = (field: string, id: string) => string | undefined;

/** Part by part what makes the second look another than the first: what is new, what went, what moved, what changed. */
export function lookDiff(
  before: readonly LookPart[],
  after: readonly LookPart[],
  nameOf: NameOf = noNames,
): PartChange[] {
  const old = new Map(before.map((part) => [part.partId, part]));
  const left = new Map(after.map((part) => [part.partId, part]));
  const moved = movedIds(
    before.flatMap(({ partId }) => (left.has(partId) ? [partId] : [])),
    after.flatMap(({ partId }) => (old.has(partId) ? [partId] : [])),
  );
  const removed = before.filter(({ partId }) => !left.has(partId));
  return [
    ...after.flatMap((part) => {
      const was = old.get(part.partId);
      const fields = fieldChanges(was, part, nameOf);
      if (was && fields.length === 0 && !moved.has(part.partId)) return [];
      const kind = !was ? ('added' as const) : fields.length > 0 ? ('changed' as const) : ('moved' as const);
      return [{ partId: part.partId, name: partName(part), kind, fields }];
    }),
    ...removed.map((part) => ({ partId: part.partId, name: partName(part), kind: 'removed' as const, fields: [] })),
  ];
}

const noNames: NameOf = () => undefined;

/** Those that left their order: all that are in no longest run that both have. */
function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, at) => [id, at]));
  const places = after.map((id) => place.get(id) ?? 0);
  // The longest rising run through the places; a page has few blocks, so the square way is short enough.
  const best: { length: number; from: number }[] = [];
  places.forEach((here, at) => {
    let run = { length: 1, from: -1 };
    for (let earlier = 0; earlier < at; earlier += 1)
      if ((places[earlier] ?? 0) < here && (best[earlier]?.length ?? 0) + 1 > run.length)
        run = { length: (best[earlier]?.length ?? 0) + 1, from: earlier };
    best.push(run);
  });
  let at = best.reduce((top, run, index) => (run.length > (best[top]?.length ?? 0) ? index : top), 0);
  const stayed = new Set<string>();
  while (at >= 0 && best[at]) {
    stayed.add(after[at] ?? '');
    at = best[at]?.from ?? -1;
  }
  return new Set(after.filter((id) => !stayed.has(id)));
}

function fieldChanges(was: LookPart | undefined, now: LookPart, nameOf: NameOf): FieldChange[] {
  const names = namedFields[now.type]?.fields ?? {};
  const fields = [...new Set([...Object.keys(was?.fields ?? {}), ...Object.keys(now.fields)])];
  return fields.flatMap((field) => {
    // What has no name is kept by the shop itself, such as the columns of the footer.
    const name = names[field];
    const [from, to] = [was?.fields[field], now.fields[field]];
    if (name === undefined || isSame(from, to)) return [];
    return [{ field, name, from: lookText(field, from, nameOf), to: lookText(field, to, nameOf) }];
  });
}

const sources: Readonly<Record<string, string>> = { new: '最新上架', hot: '卖得最好', ids: '指定商品' };

/** A value of a look in words. */
export function lookText(field: string, value: LookValue, nameOf: NameOf = noNames): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number') return field === 'interval' ? `${value / 1000} 秒` : String(value);
  if (typeof value === 'string') return stringText(field, value, nameOf);
  if (Array.isArray(value)) return value.map((one: unknown) => lookText(field, one, nameOf)).join('、');
  const { title, subtitle, desc, url, linkUrl, links } = value as Record<string, unknown>;
  const words = [title, subtitle, desc].filter((one) => typeof one === 'string' && one !== '').join(' ');
  const way = [url, linkUrl].find((one): one is string => typeof one === 'string' && one !== '');
  const below = Array.isArray(links) && links.length > 0 ? `（${lookText('links', links, nameOf)}）` : '';
  return `${words || '图片'}${way === undefined ? '' : ` → ${way}`}${below}`;
}

function stringText(field: string, value: string, nameOf: NameOf): string {
  if (field === 'html') return plainText(value);
  if (field === 'source') return sources[value] ?? value;
  if (field.endsWith('Id') || field.endsWith('Ids')) return nameOf(field, value) ?? value;
  return /(?:Url|Img)$/.test(field) && value.startsWith('/') ? '图片' : value;
}

/** The words of HTML; a picture stands as one. */
function plainText(html: string): string {
  const text = html
    .replaceAll(/<img[^>]*>/g, '［图］')
    .replaceAll(/<\/(?:p|h2|h3|h4|li|tr)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return text.replaceAll(/\s+/g, ' ').trim();
}

type Fields = Readonly<Record<string, unknown>>;
interface Versions<V> {
  /** As it was read. */
  base: V;
  /** As it is typed. */
  mine: V;
  /** As it is kept now, by somebody else. */
  theirs: V;
}

/** One field that two people wrote differently; of a row of a list also which one. */
export interface MergeClash {
  field: string;
  /** The row it stands in, as it is typed. */
  row?: Fields | undefined;
  mine: unknown;
  theirs: unknown;
}

export interface MergedValues<V> {
  withMine: V;
  withTheirs: V;
  clashes: MergeClash[];
}

/**
 * What somebody typed and what somebody else kept meanwhile, as one (docs/domain/front-end.md §8): a field that only one of them
 * changed is his, one that both changed is a clash and comes out both ways. `rowKeys` names the field that tells the rows
 * of a list apart; a row that one of them took away stays away.
 */
export function mergeValues<V extends object>(
  versions: Versions<V>,
  rowKeys: Readonly<Record<string, string>> = {},
): MergedValues<V> {
  const clashes: MergeClash[] = [];
  const fields = versions as Versions<unknown> as Versions<Fields>;
  const withMine = mergeFields(fields, { rowKeys, prefer: 'mine', onClash: (clash) => void clashes.push(clash) }) as V;
  const withTheirs = mergeFields(fields, { rowKeys, prefer: 'theirs', onClash: () => undefined }) as V;
  return { withMine, withTheirs, clashes };
}

interface Way {
  rowKeys: Readonly<Record<string, string>>;
  prefer: 'mine' | 'theirs';
  onClash: (clash: MergeClash) => void;
}

function mergeFields({ base, mine, theirs }: Versions<Fields>, way: Way, row?: Fields): Fields {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((field) => {
    const values = { base: base[field], mine: mine[field], theirs: theirs[field] };
    if (isSame(values.mine, values.base)) return [field, values.theirs];
    if (isSame(values.theirs, values.base) || isSame(values.mine, values.theirs)) return [field, values.mine];
    const key = way.rowKeys[field];
    if (key !== undefined) return [field, mergeRows(values as Versions<Fields[]>, key, way)];
    way.onClash({ field, row, mine: values.mine, theirs: values.theirs });
    return [field, values[way.prefer]];
  });
  return Object.fromEntries(merged) as Fields;
}

function mergeRows({ base, mine, theirs }: Versions<readonly Fields[]>, key: string, way: Way): Fields[] {
  const find = (rows: readonly Fields[], row: Fields) => rows.find((one) => one[key] !== '' && one[key] === row[key]);
  const kept = mine.flatMap((row) => {
    const [was, their] = [find(base, row), find(theirs, row)];
    if (!was) return [row];
    return their ? [mergeFields({ base: was, mine: row, theirs: their }, way, row)] : [];
  });
  return [...kept, ...theirs.filter((row) => !find(base, row) && !find(mine, row))];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

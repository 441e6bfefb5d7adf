import { lengthOf } from '../../forms/text.ts';
import { type Directory, type DirectoryDepartment, directoryRoot } from './directory.ts';

/** A department of the address list as it should stand in the shop. */
export interface WantedDepartment {
  directoryId: string;
  /** '' below the enterprise itself. */
  parentDirectoryId: string;
  /** Unlike its siblings', and as long as a name may be here. */
  name: string;
  /** 1 for the first of its siblings. */
  sortNo: number;
}

export interface DirectoryTree {
  /** Those above come before those below. */
  departments: WantedDepartment[];
  /** A department with those above it, from below; the enterprise itself is left out. */
  pathTo: (departmentId: string) => string[];
  /** Name of a department that stands below itself; nothing can be said of such a list. */
  circle: string | undefined;
}

const longestName = 30;
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;
const cut = (text: string, most: number): string =>
  lengthOf(text) <= most
    ? text
    : `${Array.from(text)
        .slice(0, most - 1)
        .join('')}…`;

/** A name of one line, at most `most` characters long. */
export const tidyName = (name: string, most: number): string =>
  cut(name.replace(controls, ' ').replace(/\s+/g, ' ').trim(), most);

/**
 * The departments of an address list from the top. What hangs below something that the app does not see stands below the
 * enterprise itself; of siblings with one name those with the higher ids get their id behind it.
 */
export function directoryTree({ departments }: Pick<Directory, 'departments'>): DirectoryTree {
  const known = new Map(departments.filter(({ id }) => id !== directoryRoot).map((one) => [one.id, one]));
  const parentOf = ({ parentId }: DirectoryDepartment) => (known.has(parentId) ? parentId : '');
  const below = new Map<string, DirectoryDepartment[]>();
  for (const one of known.values()) {
    const siblings = below.get(parentOf(one));
    if (siblings) siblings.push(one);
    else below.set(parentOf(one), [one]);
  }
  const placed = new Map<string, WantedDepartment>();
  const waiting = [''];
  for (let parent = waiting.shift(); parent !== undefined; parent = waiting.shift()) {
    const siblings = below.get(parent) ?? [];
    const names = namesOf(siblings);
    for (const [at, { id }] of siblings.toSorted((a, b) => a.order - b.order || compareIds(a.id, b.id)).entries()) {
      placed.set(id, { directoryId: id, parentDirectoryId: parent, name: names.get(id) ?? id, sortNo: at + 1 });
      waiting.push(id);
    }
  }
  return {
    departments: [...placed.values()],
    circle: [...known.values()].find(({ id }) => !placed.has(id))?.name,
    pathTo: (departmentId) => {
      const path: string[] = [];
      for (let at = placed.get(departmentId); at; at = placed.get(at.parentDirectoryId)) path.push(at.directoryId);
      return path;
    },
  };
}

const compareIds = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1);

function namesOf(siblings: readonly DirectoryDepartment[]): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const { id, name } of siblings.toSorted((a, b) => compareIds(a.id, b.id))) {
    const plain = tidyName(name, longestName) || '未命名部门';
    const behind = `（${id}）`;
    const free = used.has(plain) ? cut(plain, Math.max(2, longestName - lengthOf(behind))) + behind : plain;
    used.add(free);
    names.set(id, free);
  }
  return names;
}

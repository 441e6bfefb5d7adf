import { z } from 'zod';

type Code = number | string;

/** One code of a table of names (`orderStates`, `payModes`): the type of what is read is the table's, not a bare number. */
export const zCode = <T extends Code>(table: Readonly<Record<string, T>>, error?: string) =>
  z.literal<T[]>(Object.values(table), error);

/** One name of those a table has texts for: the actions of a document, so that a misspelt one does not compile. */
export const zNameOf = <const T extends Record<string, unknown>>(table: T) =>
  z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]);

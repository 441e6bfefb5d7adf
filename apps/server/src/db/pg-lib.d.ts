// The parts of the driver that its types leave out, as far as we use them.

declare module 'pg/lib/utils.js' {
  /** What goes over the wire for a value of a statement. */
  export function prepareValue(value: unknown): string | Buffer | null;
}

declare module 'pg/lib/result.js' {
  import type { CustomTypesConfig, FieldDef, QueryResult } from 'pg';
  interface Result extends QueryResult {
    addFields(fields: FieldDef[]): void;
    addCommandComplete(message: { text: string }): void;
    parseRow(fields: (string | null)[]): object;
  }
  const Result: new (rowMode: 'array' | undefined, types: CustomTypesConfig | undefined) => Result;
  export default Result;
}

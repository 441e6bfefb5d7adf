/**
 * A lexeme as a literal for tsquery and tsvector. It is quoted, so that PostgreSQL parses nothing in it (`%`, `&`, `:`
 * are harmless).
 */
export const quoted = (lexeme: string): string =>
  /['\\]/.test(lexeme) ? `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${lexeme}'`;

export const prefixOf = (lexeme: string): string => `${quoted(lexeme)}:*`;

/**
 * A word of a document; `weights` such as 'A' or 'AB': only where it stands in these parts, '' anywhere. A single Chinese
 * character is also the first of a pair, see doc-words.ts.
 */
export function wordIn(lexeme: string, weights: string): string {
  const marks = `${/^[\u3400-\u9fff]$/.test(lexeme) ? '*' : ''}${weights}`;
  return marks ? `${quoted(lexeme)}:${marks}` : quoted(lexeme);
}

/** Undefined if there are no parts. */
export const allOf = (parts: readonly string[]): string | undefined => join(parts, ' & ');
export const anyOf = (parts: readonly string[]): string | undefined => join(parts, ' | ');

function join(parts: readonly string[], operator: string): string | undefined {
  if (parts.length === 0) return undefined;
  const distinct = [...new Set(parts)];
  return distinct.length === 1 ? distinct[0] : `(${distinct.join(operator)})`;
}

/** What the first row of a sheet calls its columns; such a row is left out. */
const titles = new Set(['商品编号', '货号', '编号', '类型', '对象', '协议价', '折扣', '价格']);

/**
 * The rows of a sheet as lines to be typed or pasted, parts apart by tabs (docs/domain/money.md §8): without a head, empty
 * rows, and whatever would break a line; a cell with a date gives its day.
 */
export function linesOfSheet(rows: readonly { cells: readonly string[] }[]): string[] {
  const lines = rows
    .map(({ cells }) =>
      cells.map((cell) =>
        cell
          .replace(/T00:00:00.000Z$/, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [head = []] = lines;
  const hasHead = head.some((cell) => titles.has(cell));
  return lines.slice(hasHead ? 1 : 0).map((cells) => cells.join('\t').trimEnd());
}

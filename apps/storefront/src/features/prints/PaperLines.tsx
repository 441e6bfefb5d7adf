import { hasPieces, piecesText, type SaidPieces } from '@jicai/domain/goods/pieces.ts';
import { specBesideName } from '@jicai/domain/goods/spec-beside-name.ts';
import type { ReactNode } from 'react';
import styles from './Paper.module.css';

interface PaperGoods extends SaidPieces {
  orderItemId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  unitName: string;
}

/** What a paper says of each kind of goods; without `of` it is left to be filled in by hand. */
export interface PaperColumn<Line> {
  name: string;
  of?: (line: Line) => ReactNode;
  /** Of all lines. */
  sum?: ReactNode;
}

/** The goods of a paper, numbered; below them the sums of the columns, where there are any, and what it comes to. */
export function PaperLines<Line extends PaperGoods>({
  lines,
  columns,
  noteOf,
  extra = [],
  total,
}: {
  lines: readonly Line[];
  columns: readonly PaperColumn<Line>[];
  /** What became of a line since it was ordered; '' for nothing. */
  noteOf?: (line: Line) => string;
  /** Rows that are no goods, as freight: a cell for each column. */
  extra?: readonly { name: string; cells: readonly ReactNode[] }[];
  total?: ReactNode;
}) {
  return (
    <div className={styles.lines}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['序', '编号', '品名及规格', '单位', ...columns.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.orderItemId}>
              <td>{at + 1}</td>
              <td className={styles.itemNo}>{line.itemNo}</td>
              <td>
                {line.itemName}
                <small>{specBesideName(line.itemName, line.itemSpec)}</small>
                {noteOf?.(line) && <b className={styles.change}>{noteOf(line)}</b>}
              </td>
              <td>
                {line.unitName}
                {hasPieces(line) && <small>{piecesText(line)}</small>}
              </td>
              {columns.map(({ name, of }) => (
                <td key={name} className={of ? undefined : styles.blank}>
                  {of?.(line)}
                </td>
              ))}
            </tr>
          ))}
          {extra.map(({ name, cells }, at) => (
            <tr key={`${name} ${at}`}>
              <td>{lines.length + at + 1}</td>
              <td>–</td>
              <td>{name}</td>
              <td>–</td>
              {columns.map((column, cell) => (
                <td key={column.name}>{cells[cell]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {columns.some(({ sum }) => sum !== undefined) && (
            <tr>
              <td colSpan={4}>合计</td>
              {columns.map(({ name, sum }) => (
                <td key={name}>{sum}</td>
              ))}
            </tr>
          )}
          {total && (
            <tr>
              <td colSpan={4 + columns.length} className={styles.total}>
                {total}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

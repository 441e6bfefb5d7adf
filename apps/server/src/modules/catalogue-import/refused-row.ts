/** A line that was not taken, and why. `column` is '' where the whole line is meant. */
export interface RefusedRow {
  file: string;
  row: number;
  column: string;
  reason: string;
}

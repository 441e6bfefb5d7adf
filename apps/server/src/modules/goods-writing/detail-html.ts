import { cleanHtml } from '../help/index.ts';

/** In the column of details: the pictures and text of before stay, for a cell cannot hold them. */
export const keptDetail = '不变';

/** Lines joined by ` / ` as a list under the description. Escaped here, so it is safe HTML. */
export function toDetailHtml(description: string, detail: string): string {
  const lines = detail
    .split(' / ')
    .map((line) => line.trim())
    .filter(Boolean);
  const paragraph = description ? `<p>${escapeHtml(description)}</p>` : '';
  return lines.length > 0
    ? `${paragraph}<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
    : paragraph;
}

/** The cell that makes this HTML again; what no cell makes is kept. */
export function detailCell(description: string, detailHtml: string): string {
  const lines = [...detailHtml.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => plainOf(line));
  const cell = lines.join(' / ');
  return cleanHtml(toDetailHtml(description, cell)) === detailHtml ? cell : keptDetail;
}

const escapeHtml = (plain: string) =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const plainOf = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

import type { Outlines } from '../page/outline.ts';
import { brandColor } from './brand-color.ts';
import { type Label, lineArt, write } from './pens.ts';

/** A clear bag with a card across its top, hung up by a hole; the goods show through. */
export async function drawBag({ brand, latin, kind, model, unit }: Label, outlines: Outlines): Promise<string> {
  const color = brandColor(brand);
  const art = await lineArt(outlines, '#2b3a52', [520, 420]);
  const size = Math.min(64, 440 / Math.max(4, kind.length));
  return (
    '<path d="M300 950h620l30 40H280z" fill="#8a94a6" opacity=".55" filter="url(#s)"/>' +
    '<rect x="270" y="120" width="660" height="850" rx="26" fill="#e9f0f7" stroke="#c3cfdd" stroke-width="4"/>' +
    '<path d="M290 330l60-20v640l-60 6zM880 330l-40 30v560l40 20z" fill="#fff" opacity=".55"/>' +
    '<path d="M270 946h660" stroke="#c3cfdd" stroke-width="3" stroke-dasharray="10 8"/>' +
    `<path d="M262 110h676v230H262z" fill="${color}"/><rect x="550" y="132" width="100" height="26" rx="13" fill="#fff"/>` +
    write(600, 254, 84, brand, '#fff', 'text-anchor="middle" font-weight="700"') +
    write(600, 312, 36, latin, '#fff', 'text-anchor="middle"') +
    `<image x="${600 - art.width / 2}" y="${590 - art.height / 2}" width="${art.width}" height="${art.height}" href="${art.href}"/>` +
    '<rect x="330" y="820" width="540" height="108" rx="8" fill="#fff" stroke="#d5dde8" stroke-width="3"/>' +
    write(354, 872, size * 0.8, kind, '#1f2937', 'font-weight="700"') +
    write(354, 914, 30, [model, `1 ${unit}`].filter(Boolean).join(' · '), '#5b6b84')
  );
}

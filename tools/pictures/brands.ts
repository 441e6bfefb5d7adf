// Writes the brand marks and the placeholder: `npx tsx tools/pictures/brands.ts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readTable } from './csv.ts';

const SEED = new URL('../../apps/server/seed/', import.meta.url);
const OUT = new URL('pictures/', SEED);
const FONT = `'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif`;

/** Colour and sign of each brand. The signs are plain geometry on a 48 × 48 field. */
const MARKS: Record<string, { color: string; sign: string }> = {
  QIWEN: { color: '#1c4fa8', sign: '<path d="M13 35 31 11l5 4-18 24-6 1z"/>' },
  QINGCHUAN: {
    color: '#2a7f9e',
    sign: '<path d="M10 32c5-8 9-8 14 0s9 8 14 0v-6c-5 8-9 8-14 0s-9-8-14 0zM10 21c5-8 9-8 14 0s9 8 14 0v-5c-5 8-9 8-14 0s-9-8-14 0z"/>',
  },
  SUGE: { color: '#4a5a52', sign: '<path d="M12 12h10v10H12zM26 12h10v10H26zM12 26h10v10H12z"/>' },
  MUHE: { color: '#6b7a3f', sign: '<path d="M22 40V26l-9-8 3-4 6 5V9h4v10l6-5 3 4-9 8v14z"/>' },
  TUOYUAN: { color: '#20242a', sign: '<path d="M10 14h28v6H27v18h-6V20H10z"/>' },
  LIANCHUAN: {
    color: '#1b4f8f',
    sign: '<path d="M14 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10m20 14a5 5 0 1 1 0 10 5 5 0 0 1 0-10M18 20l14 8-2 4-14-8z"/>',
  },
  ANDUN: { color: '#d98a12', sign: '<path d="m24 9 13 5v9c0 8-5 13-13 16-8-3-13-8-13-16v-9z"/>' },
  RUIGONG: { color: '#d9661f', sign: '<path d="M24 9 38 37H28l-4-9-4 9H10z"/>' },
  MINGZHAO: {
    color: '#c98a1a',
    sign: '<circle cx="24" cy="24" r="8"/><path d="M22 8h4v6h-4zM22 34h4v6h-4zM8 22h6v4H8zM34 22h6v4h-6z"/>',
  },
  YUNDUO: { color: '#2f8f6f', sign: '<path d="M14 34a7 7 0 0 1 0-14 10 10 0 0 1 19-2 8 8 0 0 1 2 16z"/>' },
  JINGSHE: { color: '#4c8a5b', sign: '<path d="M24 9c7 9 11 14 11 19a11 11 0 0 1-22 0c0-5 4-10 11-19z"/>' },
  GUBAO: { color: '#8a6234', sign: '<path d="m24 9 14 7v16l-14 7-14-7V16zm0 5-8 4 8 4 8-4z"/>' },
  YUNJIAN: { color: '#3a414c', sign: '<path d="M13 10h5v14h12V10h5v29h-5V29H18v10h-5z"/>' },
  GANXI: {
    color: '#2a7fd0',
    sign: '<path d="M9 20c5 0 5 4 10 4s5-4 10-4 5 4 10 4v5c-5 0-5-4-10-4s-5 4-10 4-5-4-10-4zM24 8l5 8H19z"/>',
  },
  SHANBEI: { color: '#6b3a22', sign: '<path d="M8 37 19 15l6 11 4-7 11 18z"/>' },
  QINGYE: { color: '#3f7a43', sign: '<path d="M37 11c1 16-6 25-19 25l-5 4-2-3 5-5C13 19 22 12 37 11z"/>' },
  YUNQI: { color: '#5f8f88', sign: '<path d="M11 18h26c0 11-5 18-13 18s-13-7-13-18zM18 38h12v3H18z"/>' },
  XIAOMAN: { color: '#b9804e', sign: '<path d="M24 8c2 6 7 8 7 14a7 7 0 0 1-14 0c0-6 5-8 7-14zM14 33h20v6H14z"/>' },
  NUANYU: { color: '#b9684a', sign: '<path d="M10 26 24 12l14 14-4 4-10-10-10 10zM10 34h28v5H10z"/>' },
  XINGSHAN: { color: '#24513f', sign: '<path d="M17 10h14v4l3 6v19H14V20l3-6zm3 14v10h8V24z"/>' },
  CHUCUAN: { color: '#b3231f', sign: '<path d="M9 20h30v5h-2c0 8-5 13-13 13s-13-5-13-13H9zm13-9h4v5h-4z"/>' },
  HEMU: {
    color: '#a3763f',
    sign: '<circle cx="24" cy="24" r="15"/><circle cx="24" cy="24" r="10" fill="#a3763f"/><circle cx="24" cy="24" r="6"/>',
  },
  ZHIGUANG: {
    color: '#3d7f4a',
    sign: '<path d="M22 40V26c-8 0-12-4-12-12 8 0 12 4 13 9 1-7 6-11 15-11 0 10-5 15-12 15v13z"/>',
  },
  PANHU: { color: '#3d4a57', sign: '<path d="M10 34 20 18l5 7 4-5 9 14zM10 37h28v3H10z"/>' },
  FENGAN: {
    color: '#c0271f',
    sign: '<path d="M25 8c1 7 10 11 10 20a11 11 0 0 1-22 0c0-5 3-8 5-11 1 4 3 5 4 5 2-4 1-9 3-14z"/>',
  },
  JIANLI: {
    color: '#3f5f86',
    sign: '<path d="M17 11h14l7 13-7 13H17l-7-13zm7 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"/>',
  },
  JIANGHENG: { color: '#2f6f8f', sign: '<path d="M9 18h30v14H9zm4 0v6h2v-6zm6 0v9h2v-9zm6 0v6h2v-6zm6 0v9h2v-9z"/>' },
  LISHI: {
    color: '#7a3f2f',
    sign: '<path d="M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30m0 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8"/>',
  },
  QINGLAN: { color: '#2f86b5', sign: '<path d="M19 9h10v5l5 7v18H14V21l5-7zm-1 17v4h12v-4z"/>' },
  JIEHE: { color: '#3f8f7a', sign: '<path d="M22 8h4v16h-4zM14 26h20l3 13H11zm3 5v8h2v-8zm6 0v8h2v-8zm6 0v8h2v-8z"/>' },
  XIANGBAN: { color: '#a9713a', sign: '<path d="M9 18h13v-8l-9 3zM26 18h13l-4-5-9-3zM9 21h30v17H9zm10 4v3h10v-3z"/>' },
  WENZHAN: {
    color: '#25557a',
    sign: '<path d="M10 10h4v29h-4zM34 10h4v29h-4zM14 17h20v3H14zM14 27h20v3H14zM14 36h20v3H14z"/>',
  },
  QIMU: {
    color: '#7d5a3a',
    sign: '<path d="M24 8c8 0 13 5 13 11s-5 10-11 10v11h-4V29c-6 0-11-4-11-10S16 8 24 8zm-2 9v6l-4-3-1 2 5 4v3h4v-3l5-4-1-2-4 3v-6z"/>',
  },
  GANGYU: { color: '#4f5b6b', sign: '<path d="M11 10h26v7H18v14h19v7H11zM24 21h13v7H24z"/>' },
  GUYUAN: {
    color: '#b07d1c',
    sign: '<path d="M23 16h2v24h-2zM24 7c4 4 4 7 0 11-4-4-4-7 0-11zM13 17c6 0 8 3 9 8-6 0-9-3-9-8zm22 0c0 5-3 8-9 8 1-5 3-8 9-8zM13 27c6 0 8 3 9 8-6 0-9-3-9-8zm22 0c0 5-3 8-9 8 1-5 3-8 9-8z"/>',
  },
  LINGSHANGMU: {
    color: '#4a8fb8',
    sign: '<path d="M8 34c6-12 10-16 15-8 4-8 9-8 17 8zM18 15a4 4 0 1 1 8 0 4 4 0 0 1-8 0z"/>',
  },
  MAISHI: {
    color: '#c08a2e',
    sign: '<circle cx="24" cy="24" r="15"/><path d="M23 12h2v11l8 5-1 2-9-6z" fill="#c08a2e"/>',
  },
  LIXU: {
    color: '#a8324a',
    sign: '<path d="M10 17h28v6H10zM12 25h11v14H12zM25 25h11v14H25zM24 16c-8 1-10-7-5-8 3 0 5 4 5 8 0-4 2-8 5-8 5 1 3 9-5 8z"/>',
  },
  SUILI: {
    color: '#b5472c',
    sign: '<path d="M22 7h4v4h-4zM15 12h18c7 5 7 17 0 22H15c-7-5-7-17 0-22zM22 35h4v6h-4z"/>',
  },
  RONGCAI: {
    color: '#b08a2a',
    sign: '<path d="m24 8 4.5 9.5 10 1.3-7.4 7 2 10.2L24 31l-9.1 5 2-10.2-7.4-7 10-1.3z"/>',
  },
};

function logo(name: string, nameEn: string) {
  const { color, sign } = MARKS[nameEn] ?? {
    color: '#4a525d',
    sign: `<text x="24" y="33" font-size="26" text-anchor="middle">${nameEn[0]}</text>`,
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80" role="img" aria-label="${name}">` +
    `<rect x="16" y="16" width="48" height="48" rx="10" fill="${color}"/><g transform="translate(16 16)" fill="#fff" fill-rule="evenodd">${sign}</g>` +
    `<g font-family="${FONT}"><text x="78" y="43" font-size="28" font-weight="600" fill="#1f2430">${name}</text>` +
    `<text x="79" y="61" font-size="12" letter-spacing="1.6" fill="#6a7280">${nameEn}</text></g></svg>\n`
  );
}

const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" aria-label="暂无图片">
<g fill="none" stroke="#b4bac4" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">
<path d="m200 116 84 42v90l-84 42-84-42v-90z"/><path d="m116 158 84 42 84-42M200 200v90M158 137l84 42v34"/></g></svg>
`;

mkdirSync(OUT, { recursive: true });
const brands = ['business', 'retail'].flatMap((shop) => readTable(shop, 'brands'));
for (const { brandName = '', brandNameEn = '' } of brands)
  writeFileSync(new URL(`brand-${brandNameEn.toLowerCase()}.svg`, OUT), logo(brandName, brandNameEn));
writeFileSync(new URL('placeholder.svg', OUT), PLACEHOLDER);
console.log(`${new Set(brands.map((brand) => brand.brandNameEn)).size} brand marks and the placeholder`);

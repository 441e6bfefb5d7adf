// Writes the brand marks and the placeholder: `npx tsx packages/demo-pictures/src/brands.ts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readTable } from './csv.ts';

const OUT = new URL('../pictures/', import.meta.url);
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
  YANBEI: { color: '#2b3f5c', sign: '<path d="M10 13h28v24H10zm14 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z"/>' },
  ZHIGE: { color: '#7a4f9a', sign: '<path d="M11 11h26v26H11zm4 4v7h7v-7zm11 0v7h7v-7zM15 26v7h7v-7zm11 0v7h7v-7z"/>' },
  JIANYUN: { color: '#c8503a', sign: '<path d="m14 9 10 13L34 9l5 3-11 14 9 11-5 4-8-10-8 10-5-4 9-11L9 12z"/>' },
  HENGSHU: { color: '#0f6b5c', sign: '<path d="M10 35h28v4H10zM13 22h6v10h-6zM21 9h6v23h-6zM29 16h6v16h-6z"/>' },
  YINGCHENG: { color: '#3b3a8c', sign: '<path d="M9 19h10l19-9v28l-19-9H9z"/>' },
  CAIYAN: {
    color: '#a82c6e',
    sign: '<circle cx="24" cy="16" r="7"/><circle cx="15" cy="31" r="7"/><circle cx="33" cy="31" r="7"/>',
  },
  JISUO: {
    color: '#0a7a8f',
    sign: '<path d="M24 7c9 6 13 11 13 17s-4 11-13 17c-9-6-13-11-13-17S15 13 24 7zm0 12a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/>',
  },
  JIANMING: { color: '#5a3fc0', sign: '<path d="M10 11h12v12H10zM26 11h12v12H26zM10 27h28v10H10z"/>' },
  CUNYUE: {
    color: '#35465a',
    sign: '<path d="m24 8 16 8-16 8-16-8zM8 24l5-3 11 6 11-6 5 3-16 8zM8 32l5-3 11 6 11-6 5 3-16 8z"/>',
  },
  SHENGYU: { color: '#b8482a', sign: '<path d="M10 19h5v10h-5zM18 13h5v22h-5zM26 9h5v30h-5zM34 17h5v14h-5z"/>' },
  TONGQU: { color: '#16477f', sign: '<path d="M20 9h8v11h11v8H28v11h-8V28H9v-8h11z"/>' },
  GUANGMAI: { color: '#1a8062', sign: '<path d="M7 26h9l4-15 7 25 5-10h9v-5H29l-2 4L20 2l-8 19H7z"/>' },
  HENGZHA: { color: '#b3261e', sign: '<path d="M11 36h26v4H11zM21 20h6v13h-6zM20 7l6-1 8 13-6 3z"/>' },
  DIANLING: { color: '#b8620c', sign: '<path d="M28 6 12 27h10l-4 15 17-22H25z"/>' },
  ANYU: { color: '#3f7d8f', sign: '<path d="M10 10h28v7H17v21h-7zM22 22h16v16H22z"/>' },
  YAOLIN: { color: '#a87410', sign: '<path d="M11 27a13 13 0 0 1 26 0zM8 31h32v3H8zM13 38h22v3H13z"/>' },
  XUNENG: { color: '#2f8a3a', sign: '<path d="M12 14h24v26H12zM20 8h8v4h-8zM26 17l-8 12h5l-1 8 8-12h-5z"/>' },
  CHENZAO: { color: '#c2452b', sign: '<path d="M9 25h30v3c0 7-6 11-15 11S9 35 9 28zM15 21a9 9 0 0 1 18 0z"/>' },
  FENGMIAN: {
    color: '#347cae',
    sign: '<path d="M24 21c-7-12 4-17 9-11-1 5-5 9-9 11zm3 5c13-2 13 10 7 12-4-2-6-7-7-12zm-6-1c-7 12-16 6-15-1 4-3 10-2 15 1z"/>',
  },
  CHENGYE: { color: '#2f8a98', sign: '<path d="M9 14h22v5H9zM17 22h22v5H17zM11 30h20v5H11z"/>' },
  SHUANGYUAN: { color: '#3d6fb0', sign: '<path d="M22 8h4v32h-4zM9 18l2-4 28 16-2 4zM37 14l2 4-28 16-2-4z"/>' },
  FUCHEN: { color: '#6a4a3a', sign: '<path d="M21 8h6v14h-6zM14 24h20l3 16h-6v-6h-3v6h-8v-6h-3v6h-6z"/>' },
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
  ZHIXIA: {
    color: '#c9857a',
    sign: '<path d="M24 9a8 8 0 0 1 8 8v3h-16v-3a8 8 0 0 1 8-8zM12 24h24c0 8-5 14-12 14s-12-6-12-14z"/>',
  },
  TUANZHUA: {
    color: '#8a6a50',
    sign: '<path d="M24 22c6 0 10 5 10 10 0 3-2 5-5 5-2 0-3-1-5-1s-3 1-5 1c-3 0-5-2-5-5 0-5 4-10 10-10zM13 16a4 4 0 1 1 0 8 4 4 0 0 1 0-8m22 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8M20 9a4 4 0 1 1 0 8 4 4 0 0 1 0-8m8 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8"/>',
  },
  YEDU: { color: '#4f6b57', sign: '<path d="m24 10 15 27H29l-5-9-5 9H9zM9 40h30v2H9z"/>' },
  XIANZHI: {
    color: '#5f7a5e',
    sign: '<path d="M23 39V24c-7 0-11-4-11-11 7 0 11 3 12 9 1-7 5-11 13-12 0 9-4 14-11 15v14z"/>',
  },
  ZHAOSHI: {
    color: '#c98f4a',
    sign: '<path d="M10 34h28v4H10zM14 31a10 10 0 0 1 20 0zM22 10h4v6h-4zM11 17l3-3 4 4-3 3zM30 18l4-4 3 3-4 4z"/>',
  },
  ZHIJIAN: { color: '#6d5a78', sign: '<path d="M12 11h17l7 7v19H12zm5 10v3h14v-3zm0 7v3h10v-3z"/>' },
  SHIYU: { color: '#8a5a44', sign: '<path d="M10 38V20l14-10 14 10v18h-9V27a5 5 0 0 0-10 0v11z"/>' },
  WENWU: {
    color: '#b9684a',
    sign: '<path d="M12 38V22l12-11 12 11v16zm12-4c4 0 6-3 6-6 0-3-3-4-3-7-3 2-4 4-4 6-1-1-2-2-2-3-2 2-3 3-3 5 0 3 2 5 6 5z"/>',
  },
  HAOWUJI: { color: '#2f6b4f', sign: '<path d="M11 17h26v21H11zm5-7h7v5h-7zm9 0h7v5h-7zm-3 7h4v21h-4z"/>' },
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

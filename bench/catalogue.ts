import { parse } from 'csv-parse/sync';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './call.ts';
import { type RunningShop, runTool } from './processes.ts';

export interface CatalogueRow {
  itemNo: string;
  itemName: string;
  itemSpec: string;
  categoryPath: string;
  brandName: string;
  description: string;
}

const columns =
  'spuNo,itemNo,itemName,itemSpec,colorName,categoryPath,brandName,supplierName,unit,price,marketPrice,stock,taxRate,moq,description,imgUrl';

/** `--data DIR`, or the first argument: where catalogue-*.csv lie; undefined when there are none. */
export function folderOf(args: readonly string[]): string | undefined {
  const at = args.indexOf('--data');
  const folder = at >= 0 ? args[at + 1] : args[0];
  return folder && existsSync(folder) && cataloguesIn(folder).length > 0 ? folder : undefined;
}

export const cataloguesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^catalogue-.*\.csv$/.test(name))
    .map((name) => join(folder, name));

/** The catalogues of the folder, or generated ones, which it says. */
export function catalogueFiles(folder: string | undefined): string[] {
  if (folder) return cataloguesIn(folder);
  console.log('no catalogue folder given (--data DIR): generated titles');
  return [writeGenerated()];
}

export const readRows = (files: readonly string[]): CatalogueRow[] =>
  files.flatMap((file) => parse<CatalogueRow>(readFileSync(file), { columns: true, bom: true }));

/** A shop of its own with these catalogues, in the search index too; answers the host it is called by. */
export async function importCatalogue(shop: RunningShop, files: readonly string[]): Promise<string> {
  const host = 'catalogue.localhost';
  const before = await indexedItems(shop);
  await runTool(shop, 'company-create', '--name', 'Catalogue', '--host', host);
  await runTool(shop, 'import', ...files, '--host', host, '--partial');
  // A shop is indexed when somebody first searches in it; until then PostgreSQL answers in its place.
  for (let last = before, rest = 60; rest > 0; rest -= 1) {
    await call(shop.base, '/api/ProductToC/GetWebSkuPage', { companyUrl: host, searchKey: '纸' });
    await sleep(2000);
    const items = await indexedItems(shop);
    if (items > before && items === last) break;
    last = items;
  }
  return host;
}

async function indexedItems(shop: RunningShop): Promise<number> {
  const metrics = await (await fetch(`${shop.base}/metrics`)).text();
  return Number(/^search_index_items (\d+)/m.exec(metrics)?.[1] ?? 0);
}

const brands = ['云杉', '南川', '启明', '远望', '知行', '素格', '拓远', '固宝'];
const looks = ['黑色', '蓝色', '白色', '加厚', '大号', '便携', '静音', '无线', '不锈钢', '一次性'];
const things: [category: string, names: string[]][] = [
  ['办公文具/书写工具/中性笔', ['中性笔', '签字笔', '按动中性笔']],
  ['办公文具/桌面文具/订书机', ['订书机', '省力订书机']],
  ['办公文具/办公用纸/复印纸', ['复印纸', '打印纸']],
  ['打印耗材/硒鼓粉盒/硒鼓', ['硒鼓', '碳粉盒']],
  ['电脑外设/键鼠/鼠标', ['鼠标', '游戏鼠标']],
  ['电脑外设/键鼠/鼠标垫', ['鼠标垫']],
  ['清洁用品/清洁工具/拖把', ['拖把', '平板拖把']],
  ['劳保安防/手部防护/防护手套', ['防护手套', '浸胶手套']],
  ['电工照明/电池/碱性电池', ['碱性电池', '电池']],
  ['包装仓储/包装材料/封箱胶带', ['封箱胶带', '透明胶带']],
];

/** 12,873 rows of invented goods in the columns of a catalogue. */
function writeGenerated(): string {
  const rows = Array.from({ length: 12_873 }, (_, at) => {
    const [path = '', names = []] = things[at % things.length] ?? [];
    const brand = brands[(at * 7) % brands.length] ?? '';
    const name = `${brand} ${looks[(at * 3) % looks.length]}${names[at % names.length]} ${looks[(at * 11) % looks.length]} ${at % 97}mm`;
    const price = ((at % 300) + 1).toFixed(2);
    return [
      `G${at}`,
      `G${at}-1`,
      name,
      '标准',
      '',
      path,
      brand,
      '示例供应商',
      '个',
      price,
      price,
      '99',
      '0.13',
      '1',
      '',
      '',
    ].join(',');
  });
  const file = join(mkdtempSync(join(tmpdir(), 'jicai-titles-')), 'catalogue-generated.csv');
  writeFileSync(file, `${columns}\n${rows.join('\n')}\n`);
  return file;
}

import { statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartFault } from '../config.ts';
import { findCompanyOfHost } from '../db/host-map.ts';
import { normaliseHost } from '../http/hosts.ts';
import { importCatalogue, type ImportReport, writeTemplate } from '../modules/catalogue-import/index.ts';
import { type GoodsColumn, optionalGoodsColumns, requiredGoodsColumns } from '../modules/goods-writing/index.ts';
import { openShopBeside } from '../shop.ts';
import { showProgress } from './import-progress.ts';
import { runCommand, say } from './run-command.ts';

const usage = `用法：npm run import -- 文件… --host 商城域名 [--partial]
      npm run import -- --template 文件名.xlsx（或 .csv）
      npm run import -- --help
  文件        CSV（UTF-8 或 GB 18030）或 XLSX（第一个工作表），第一行为表头
  --host      商品导入哪个商城，如 shop.example.com；演示商城为 business.localhost 和 retail.localhost
  --partial   跳过有错误的行，导入其余的行；不加时只要有一行错误就什么都不导入
  --template  写出一个带表头、说明和示例行的模板文件
  --help      显示本说明和所有的列`;

const describe = ({ name, title, rule }: GoodsColumn) => `  ${name.padEnd(16)}${title}：${rule}`;
const help = [
  usage,
  '必需的列：',
  ...requiredGoodsColumns.map(describe),
  '可选的列：',
  ...optionalGoodsColumns.map(describe),
].join('\n');

await runCommand(async (config, args) => {
  const options = readOptions(args);
  if (options.isHelp) return say(help);
  if (options.template) {
    writeFileSync(options.template, await writeTemplate(options.template));
    return say(`已写出模板 ${options.template}`);
  }
  const { host, files, isPartial } = options;
  const totalBytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const shop = await openShopBeside(config, say);
  try {
    const companyId = await findCompanyOfHost(shop.deps.db, normaliseHost(host));
    if (!companyId) throw new StartFault(`没有域名为 ${host} 的商城`);
    const progress = showProgress({ totalBytes, stream: process.stderr });
    const startedMs = performance.now();
    const report = await importCatalogue(shop.deps, companyId, {
      files,
      isPartial,
      onProgress: progress.update,
    }).finally(progress.stop);
    printReport(report, performance.now() - startedMs);
  } finally {
    await shop.close();
  }
});

interface Options {
  isHelp: boolean;
  template: string | undefined;
  host: string;
  files: string[];
  isPartial: boolean;
}

function readOptions(args: string[]): Options {
  try {
    const { values, positionals: files } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        template: { type: 'string' },
        host: { type: 'string' },
        partial: { type: 'boolean', default: false },
      },
    });
    const { help: isHelp, template, host = '', partial: isPartial } = values;
    if (isHelp || template || (host && files.length > 0)) return { isHelp, template, host, files, isPartial };
  } catch {
    // An unknown option is answered like a missing one.
  }
  throw new StartFault(usage);
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch (cause) {
    throw new StartFault(`${file}：文件不存在或无法读取`, { cause });
  }
}

/** Ends the command with a status other than zero when a row was refused. */
function printReport(report: ImportReport, tookMs: number): void {
  for (const note of report.notes) say(note);
  for (const { file, row, column, reason } of report.refused) {
    say(`${file} 第 ${row} 行${column ? ` ${column} 列` : ''}：${reason}`);
  }
  if (!report.isWritten) {
    throw new StartFault(
      `共 ${report.rows} 行，其中 ${report.refusedRows} 行不能导入，没有写入任何商品（加 --partial 可导入其余的行）`,
    );
  }
  const done = `共 ${report.rows} 行：新增 ${report.created} 个、更新 ${report.updated} 个商品`;
  const seconds = `用时 ${(tookMs / 1000).toFixed(1)} 秒`;
  if (report.refusedRows > 0) throw new StartFault(`${done}，跳过 ${report.refusedRows} 行，${seconds}`);
  say(`${done}，${seconds}`);
}

import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { isShopAt } from '../adapters/hosts/own-server.ts';
import type { Config } from '../config.ts';
import { usableMemory } from '../database-settings.ts';
import { findDiskFault } from '../disk-faults.ts';
import { fail, type Finding, ok, warn } from './finding.ts';

const gib = 1024 ** 3;
const [leastMemory, leastDisk, fewDisk] = [1.5 * gib, gib, 5 * gib];
const inGib = (bytes: number) => `${(bytes / gib).toFixed(1)} GB`;

export async function checkMachine(config: Config): Promise<Finding[]> {
  const memory = usableMemory();
  return [
    ok(`Node.js ${process.versions.node}，${availableParallelism()} 个核，${config.nodes} 个服务进程`),
    memory < leastMemory ? warn(`内存 ${inGib(memory)}：建议 2 GB 以上`) : ok(`内存 ${inGib(memory)}`),
    await checkDisk(config.dataDir),
    await checkPort(config),
  ];
}

async function checkDisk(dataDir: string): Promise<Finding> {
  const fault = await findDiskFault(dataDir);
  if (fault) return fail(`数据目录 ${dataDir}：${fault.text}`);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `数据目录 ${dataDir} 可写，剩余 ${inGib(free)}`;
  if (free < leastDisk) return fail(`${text}：不足 1 GB`);
  return free < fewDisk ? warn(`${text}：图片、发票和备份会很快用完`) : ok(text);
}

async function checkPort({ port, host }: Config): Promise<Finding> {
  const code = await faultOfListening(port, host);
  if (!code) return ok(`端口 ${port} 空闲`);
  if (code === 'EACCES') return fail(`端口 ${port} 需要特权：请用 1024 以上的端口，由反向代理监听 80 和 443`);
  if (code !== 'EADDRINUSE') return fail(`不能监听 ${host}:${port}（${code}）`);
  return (await isShopAt(host, port)) ? ok(`商城正在端口 ${port} 上运行`) : fail(`端口 ${port} 被别的程序占用`);
}

const faultOfListening = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

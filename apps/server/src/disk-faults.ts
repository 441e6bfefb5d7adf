import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands behind a write that failed, in words: for the operator, and for probes. */
export interface DiskFault {
  text: string;
  status: string;
}

/** By the code of the fault: Node's, or PostgreSQL's SQLSTATE. */
const faults: Readonly<Record<string, DiskFault>> = {
  ENOSPC: { text: '磁盘空间不足', status: 'disk full' },
  EDQUOT: { text: '磁盘配额已用完', status: 'disk full' },
  EROFS: { text: '磁盘为只读', status: 'disk read-only' },
  EACCES: { text: '没有写入权限', status: 'disk not writable' },
  EPERM: { text: '没有写入权限', status: 'disk not writable' },
  EEXIST: { text: '数据目录不可用', status: 'disk not writable' },
  ENOTDIR: { text: '数据目录不可用', status: 'disk not writable' },
  '53100': { text: '数据库磁盘空间不足', status: 'database disk full' },
  '25006': { text: '数据库为只读', status: 'database read-only' },
};

/** The disk's fault that an error stands for, if any; libraries put it under their own. */
export function diskFaultOf(error: unknown): DiskFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' ? faults[code] : undefined) ?? diskFaultOf(error.cause);
}

/** As {@link diskFaultOf}, in one line with the place that Node names. */
export function diskFaultLine(error: unknown): string | undefined {
  const fault = diskFaultOf(error);
  const { path } = error as { path?: unknown };
  return fault && (typeof path === 'string' ? `${fault.text}（${path}）` : fault.text);
}

/** Whether the folder takes a file; some bytes tell a full disk, which takes empty files. */
export async function findDiskFault(folder: string): Promise<DiskFault | undefined> {
  const file = join(folder, `.probe-${process.pid}`);
  try {
    // With DATABASE_URL the first upload would make it.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, Buffer.alloc(4096));
    return undefined;
  } catch (error) {
    return diskFaultOf(error) ?? { text: '数据目录不可用', status: 'disk not writable' };
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

import { type DatabaseFacts, inspectDatabase, type ServerFacts } from '../db/inspect-database.ts';
import { fail, type Finding, ok, warn } from './finding.ts';

const [slowMs, mostSkewMs] = [5, 2000];
/** Connections of a node, with those of its start. */
const perNode = 20;
const oldestServer = 150_000;

/** `isReady`: the schema is that of this version, so that shops can be read. */
export async function checkDatabase(url: string, nodes: number): Promise<{ findings: Finding[]; isReady: boolean }> {
  try {
    const { server, clock, schema } = await inspectDatabase(url);
    return {
      findings: [...judgeServer(server, nodes), judgeClock(clock), ...judgeSchema(schema)],
      isReady: schema !== undefined && schema.applied === schema.known,
    };
  } catch (error) {
    return { findings: [fail(`连接不上：${reasonOf(error)}`)], isReady: false };
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: '对方没有监听这个端口',
  ENOTFOUND: '主机名解析不到',
  ETIMEDOUT: '没有应答，请检查防火墙',
  '28P01': '密码不对',
  '28000': '服务器不允许这样登录（pg_hba.conf）',
  '3D000': '没有这个数据库，请先 createdb',
  SELF_SIGNED_CERT_IN_CHAIN: '证书不受信任：请用 sslrootcert 指明颁发者',
  DEPTH_ZERO_SELF_SIGNED_CERT: '证书是自签的：请用 sslrootcert 指明颁发者',
  ERR_TLS_CERT_ALTNAME_INVALID: '证书不是签发给这个主机名的',
  CERT_HAS_EXPIRED: '证书已过期',
};

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? (message || code);
}

function judgeServer(server: ServerFacts, nodes: number): Finding[] {
  const { version, role, maxConnections } = server;
  const wanted = nodes * perNode;
  return [
    server.number >= oldestServer ? ok(`PostgreSQL ${version}`) : fail(`PostgreSQL ${version}：需要 15 以上`),
    server.isReadOnly ? fail('数据库是只读的（备库？）') : [],
    server.isTls ? ok('连接已加密（TLS）') : [],
    !server.isTls && server.isLocal ? ok('连接在本机，不经过网络') : [],
    server.isTls || server.isLocal ? [] : warn('连接没有加密：请在 DATABASE_URL 后加 ?sslmode=verify-full'),
    server.hasRole ? ok(`行级安全的角色 ${role} 已就绪`) : [],
    !server.hasRole && server.mayCreateRole ? ok(`账号可以创建角色 ${role}`) : [],
    server.hasRole || server.mayCreateRole
      ? []
      : fail(`账号不能创建角色，请由管理员执行：create role ${role} nologin; grant ${role} to ${server.login};`),
    server.hasGin ? [] : fail('缺少扩展 btree_gin：请安装 postgresql-contrib'),
    maxConnections < wanted
      ? warn(`max_connections 为 ${maxConnections}：${nodes} 个进程最多用 ${wanted} 个`)
      : ok(`max_connections 为 ${maxConnections}，这台机器最多用 ${wanted} 个`),
  ].flat();
}

/** Deadlines are compared with the node's own clock, so it and the database's must agree. */
function judgeClock({ tookMs, skewMs }: DatabaseFacts['clock']): Finding {
  const skew = Math.abs(skewMs);
  if (skew > mostSkewMs) return fail(`本机时间与数据库相差 ${(skew / 1000).toFixed(1)} 秒：请开启 NTP`);
  const text = `往返 ${tookMs.toFixed(1)} 毫秒，时间相差 ${skew.toFixed(0)} 毫秒`;
  return tookMs > slowMs ? warn(`${text}：数据库离得远，每次下单要往返十几次`) : ok(text);
}

function judgeSchema(schema: DatabaseFacts['schema']): Finding[] {
  if (!schema) return [ok('空数据库：首次 npm start 时建表')];
  const { applied, known, backfills } = schema;
  if (applied > known) return [fail('数据库比程序新：请用最新版本启动')];
  if (applied < known) return [warn(`有 ${known - applied} 步数据库升级，下次启动时执行`)];
  return [ok('表结构是最新的'), ...(backfills.length > 0 ? [warn(`后台补录尚未完成：${backfills.join('、')}`)] : [])];
}

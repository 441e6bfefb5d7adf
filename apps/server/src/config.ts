import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { parseServerSettings } from './database-settings.ts';
import { parseTrust, type TrustedProxies } from './trusted-proxies.ts';

/** A start that cannot go on: its message is the one line the operator sees. */
export class StartFault extends Error {}

const flag = z.enum(['0', '1']);
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Of the embedded database, over those chosen by the machine's memory: see parseServerSettings. */
  PG_SETTINGS: z
    .string()
    .default('')
    .transform((text, { addIssue }) => {
      const settings = parseServerSettings(text);
      if (!settings) addIssue('应为 name=value，多项用逗号分隔；fsync、synchronous_commit、port 等不可更改');
      return settings ?? [];
    }),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How many proxies stand in front, or which: see trustedProxies. */
  TRUST_PROXY: z.string().default('0').transform(parseTrust),
  WORKERS: flag.default('1'),
  /** How many processes answer behind the port; of a demo, whose mails are kept by the process, one unless it is told. */
  NODES: z.coerce.number().int().min(1).max(64).optional(),
  /** 0: statements get no names, for a pooler that forgets them between transactions (PgBouncer before 1.21). */
  PREPARED: flag.default('1'),
  /** Whether everybody may read /metrics, and /api/docs with /api/openapi.json. */
  METRICS: flag.optional(),
  API_DOCS: flag.optional(),
  /** How long a node goes on after SIGTERM, so that the proxy in front sees /readyz and takes another. */
  STOP_WAIT_SECONDS: z.coerce.number().min(0).max(300).optional(),
  /** Calls one address may make in a minute before it is told to slow down; 0 switches the flood guard off. */
  FLOOD_PER_MINUTE: z.coerce.number().int().min(0).default(6000),
  /** Commands one account may send in a second before it is told to slow down; 0 switches it off. */
  WRITES_PER_SECOND: z.coerce.number().int().min(0).default(20),
  /** Mixed into password hashes; with the embedded database it is generated into DATA_DIR/secrets.json instead. */
  PASSWORD_PEPPER: z.string().min(16).optional(),
  /** A mail server, such as smtps://user:password@smtp.example.cn:465; without it no mail leaves. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  /** Takes the place of every outside service's own address: a double on this machine, for tests and trials. */
  VENDOR_URL: z.url({ protocol: /^http$/, hostname: /^(localhost|127\.\d+\.\d+\.\d+)$/ }).optional(),
  /** 1: identity systems of customers may stand in this machine's own network; 0, and they are called on the internet alone. */
  INNER_SIGN_ON: flag.default('0'),
  /** Name servers that proofs of hosts are looked up at, as address or address:port with commas between; else those of the machine. */
  DNS_SERVERS: z.string().optional(),
  /** Signs private file links and approvals by mail; generated like PASSWORD_PEPPER. */
  LINK_SECRET: z.string().min(16).optional(),
  /** Files lie in this bucket instead of DATA_DIR; S3_ENDPOINT names a service other than that of AWS. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** 1: the bucket stands in the path of an address instead of its host, as small services have it. */
  S3_PATH_STYLE: flag.default('0'),
  /** 1: downloads are fetched from the bucket itself, by an address that is good for a minute. */
  S3_DIRECT: flag.default('0'),
  /** Opens what is sealed as LINK_SECRET does, and seals nothing: while one is exchanged for the other. */
  LINK_SECRET_OTHER: z.string().min(16).optional(),
});

/** A bucket of S3 or of a service that speaks its API. */
export interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  isPathStyle: boolean;
  isDirect: boolean;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** `name=value`, of the embedded database. */
  databaseSettings: string[];
  isDemo: boolean;
  logLevel: string;
  trustedProxies: TrustedProxies;
  hasWorkers: boolean;
  nodes: number;
  isPrepared: boolean;
  hasMetrics: boolean;
  hasApiDocs: boolean;
  stopWaitMs: number;
  floodPerMinute: number;
  writesPerSecond: number;
  passwordPepper: string | undefined;
  linkSecret: string | undefined;
  linkSecretOther: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  dnsServers: string[];
  vendorUrl: string | undefined;
  s3: S3Settings | undefined;
  takesInnerSignOn: boolean;
}

/** Undefined where files lie on the disk. */
function readS3(e: z.infer<typeof environment>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (!bucket) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new StartFault('使用 S3_BUCKET 时必须提供环境变量 S3_ACCESS_KEY_ID 和 S3_SECRET_ACCESS_KEY');
  return {
    bucket,
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION,
    accessKeyId,
    secretAccessKey,
    isPathStyle: e.S3_PATH_STYLE === '1',
    isDirect: e.S3_DIRECT === '1',
  };
}

const isLoopback = (host: string) => /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);

/** One for two cores: the database has work of its own. */
function usualNodes(): number {
  const cores = availableParallelism();
  return cores < 4 ? 1 : Math.floor(cores / 2);
}

/** Reads the environment once; every variable, its type and its default stand here and nowhere else. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable means the same as an absent one.
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartFault(`环境变量 ${String(issue?.path[0])} 的值不正确：${issue?.message ?? ''}`);
  }
  const e = parsed.data;
  if (e.DATABASE_URL && (!e.PASSWORD_PEPPER || !e.LINK_SECRET)) {
    throw new StartFault('使用 DATABASE_URL 时必须提供环境变量 PASSWORD_PEPPER 和 LINK_SECRET（各不少于 16 个字符）');
  }
  if (e.SMTP_URL && !e.MAIL_FROM) throw new StartFault('使用 SMTP_URL 时必须提供环境变量 MAIL_FROM（发件人地址）');
  const isDemo = e.DEMO ? e.DEMO === '1' : !e.DATABASE_URL && isLoopback(e.HOST) && e.TRUST_PROXY === 0;
  const isOn = (value: '0' | '1' | undefined) => (value ? value === '1' : isDemo);
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databaseSettings: e.PG_SETTINGS,
    isDemo,
    logLevel: e.LOG_LEVEL,
    trustedProxies: e.TRUST_PROXY,
    hasWorkers: e.WORKERS === '1',
    nodes: e.NODES ?? (isDemo ? 1 : usualNodes()),
    isPrepared: e.PREPARED === '1',
    hasMetrics: isOn(e.METRICS),
    hasApiDocs: isOn(e.API_DOCS),
    // The embedded database has no second node to send anybody to.
    stopWaitMs: (e.STOP_WAIT_SECONDS ?? (e.DATABASE_URL ? 5 : 0)) * 1000,
    floodPerMinute: e.FLOOD_PER_MINUTE,
    writesPerSecond: e.WRITES_PER_SECOND,
    passwordPepper: e.PASSWORD_PEPPER,
    linkSecret: e.LINK_SECRET,
    linkSecretOther: e.LINK_SECRET_OTHER,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    vendorUrl: e.VENDOR_URL?.replace(/\/$/, ''),
    takesInnerSignOn: e.INNER_SIGN_ON === '1',
    dnsServers: e.DNS_SERVERS?.split(',').map((server) => server.trim()) ?? [],
    s3: readS3(e),
  };
}

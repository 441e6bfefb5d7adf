import type { SmsScene } from '@jicai/domain/people/sms-codes.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts, customers, users } from './accounts.ts';
import { companyColumn, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: the password of an account, as argon2id over the MD5 that the wire carries and the server's pepper. */
export const credentials = pgTable(
  'credentials',
  {
    companyId: companyColumn(),
    accountId: id('account_id').notNull(),
    /** PHC string; its head says scheme and cost, so a later scheme can stand beside it. */
    passwordHash: text('password_hash').notNull(),
    mustChange: boolean('must_change').notNull().default(false),
    lastLoginAt: instant('last_login_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.accountId] }),
    tenantPolicy(),
    foreignKey({ columns: [t.companyId, t.accountId], foreignColumns: [accounts.companyId, accounts.id] }),
  ],
);

/**
 * Tenant: remember-me credentials behind the cookie userPwd: single use, rotated in place
 * (docs/domain/decisions.md §10).
 */
export const rememberCredentials = pgTable(
  'remember_credentials',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    accountId: id('account_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('remember_credentials_token').on(t.companyId, t.tokenHash),
    index('remember_credentials_account').on(t.companyId, t.accountId),
    foreignKey({ columns: [t.companyId, t.accountId], foreignColumns: [accounts.companyId, accounts.id] }),
  ],
);

/** Tenant: sessions, found by the sha256 of their token; a row is deleted when its session is revoked. */
export const sessions = pgTable(
  'sessions',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    accountId: id('account_id').notNull(),
    /** Opened with a password that somebody else gave: good for reading, and for changing it. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** When the person last typed the password in it; null in a session that was remembered. */
    passwordAt: instant('password_at'),
    /** The remember-me credential that came with this session, if any: logging out ends both. */
    rememberId: id('remember_id'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** So long without a call ends it: as the shop had it when the person signed in. */
    idleMinutes: integer('idle_minutes').notNull().default(120),
    /** Absolute end, likewise. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('sessions_token').on(t.companyId, t.tokenHash),
    index('sessions_account').on(t.companyId, t.accountId),
    foreignKey({ columns: [t.companyId, t.accountId], foreignColumns: [accounts.companyId, accounts.id] }),
  ],
);

/**
 * Tenant: operators who see the shop as a customer's member at the moment, by the sha256 of their token
 * (docs/domain/accounts.md §9). A row is deleted when it ends; the log keeps who, whom and when.
 */
export const viewings = pgTable(
  'viewings',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The member as whom the shop is seen. */
    userId: id('user_id').notNull(),
    customerId: id('customer_id').notNull(),
    /** The operator, and the session of his that it ends with. */
    operatorId: id('operator_id').notNull(),
    operatorSessionId: id('operator_session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('viewings_token').on(t.companyId, t.tokenHash),
    unique('viewings_operator').on(t.companyId, t.operatorId),
    index('viewings_age').on(t.companyId, t.expiresAt),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [t.companyId, t.operatorId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [t.companyId, t.customerId], foreignColumns: [customers.companyId, customers.id] }),
  ],
);

/**
 * Tenant: how often something was tried within a window: logins, messages, look-ups (docs/domain/accounts.md §3,
 * docs/domain/crashes.md §5).
 */
export const attempts = pgTable(
  'attempts',
  {
    companyId: companyColumn(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.kind, t.subject] }),
    index('attempts_age').on(t.companyId, t.expiresAt),
    tenantPolicy(),
    check('attempts_count', sql`${t.count} > 0`),
  ],
);

/** Tenant: picture captchas that wait for their answer; a row is deleted by the first answer, right or wrong. */
export const captchas = pgTable(
  'captchas',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    answer: text('answer').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [...tenantWall(t), index('captchas_age').on(t.companyId, t.expiresAt)],
);

/** Tenant: verification codes sent by text message or mail. The code itself is nowhere: it is computed from the row's id. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** Where it went: this or the mailbox. */
    mobile: text('mobile'),
    email: text('email'),
    /** 1 注册 2 找回密码 3 更换手机 4 注销账号 5 登录 6 绑定邮箱. */
    scene: integer('scene').$type<SmsScene>().notNull(),
    /** Wrong answers so far; the fifth ends the code. */
    misses: integer('misses').notNull().default(0),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('sms_codes_mobile').on(t.companyId, t.mobile, t.scene, t.createdAt),
    index('sms_codes_age').on(t.companyId, t.expiresAt),
    index('sms_codes_email')
      .on(t.companyId, t.email, t.scene, t.createdAt)
      .where(sql`email is not null`),
    check('sms_codes_to', sql`(${t.mobile} is null) <> (${t.email} is null)`),
    check('sms_codes_scene', sql`${t.scene} in (1, 2, 3, 4, 5, 6)`),
  ],
);

import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { randomInt } from 'node:crypto';
import { StartFault } from '../config.ts';
import type { Deps } from '../ctx/deps.ts';
import { normaliseHost, originOf } from '../http/hosts.ts';
import { hashPassword, md5Of } from '../modules/auth/index.ts';
import { constraintOf, withTenant } from '../db/with-tenant.ts';
import { seedPerson } from './accounts.ts';
import { seedHelpOf } from './help.ts';
import { plainLook } from './plain-look.ts';
import { refuseDemoOfHosts } from './refuse-demo.ts';
import { seedShop } from './shops.ts';

export interface NewCompany {
  name: string;
  host: string;
  kind: 'business' | 'retail';
}

export interface FirstOperator {
  companyId: string;
  accountNo: string;
  password: string;
  /** Where he signs in: on this machine without TLS, on a host of the world behind it. */
  consoleUrl: string;
}

/** A new shop with a plain look and its first operator, whose password is told once and must be changed. A host in use is refused. */
export async function createCompany(deps: Deps, company: NewCompany): Promise<FirstOperator> {
  const host = normaliseHost(company.host);
  if (deps.config.isDemo) refuseDemoOfHosts([host]);
  const companyId = deps.db.newId();
  const shop = { ...plainLook(company), companyId, hosts: [host] };
  try {
    await seedShop(deps, shop, { isNew: true });
  } catch (error) {
    if (constraintOf(error) !== 'host_maps_pkey') throw error;
    throw new StartFault(`域名 ${host} 已属于另一个商城`, { cause: error });
  }
  await seedHelpOf(deps, shop);
  const password = makePassword();
  const passwordHash = await hashPassword(deps, md5Of(password));
  await withTenant(deps.db, companyId, (tx) => {
    const { newId } = deps.db;
    const person = {
      accountNo: 'operator',
      accountId: newId(),
      userId: newId(),
      userName: '商城运营',
      mobile: null,
      email: '',
      sex: 0 as const,
    };
    return seedPerson({ tx, companyId, at: deps.now(), newId, passwordHash }, person, {
      accountType: accountTypes.operator,
      shopRoles: ['manager'],
      // Whoever read it on the terminal knows it too.
      mustChangePassword: true,
    });
  });
  return { companyId, accountNo: 'operator', password, consoleUrl: `${originOf(host, deps.config)}/console/` };
}

/** 14 characters of three kinds, without those that look alike. */
function makePassword(): string {
  const pick = (from: string, count: number) =>
    Array.from({ length: count }, () => from[randomInt(from.length)]).join('');
  return `${pick('ABCDEFGHJKMNPQRSTUVWXYZ', 5)}${pick('abcdefghjkmnpqrstuvwxyz', 5)}${pick('23456789', 4)}`;
}

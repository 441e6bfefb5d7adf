/** Addresses a shop answers at (docs/domain/decisions.md §1a). */

export const maxHosts = 20;

/** What an operator may type: with or without protocol, path and port. Lower case, without the dot of the root. */
export const hostOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '');

const label = '(?!-)[a-z0-9-]{1,63}(?<!-)';
const publicHost = new RegExp(`^(?:${label}\\.)+(?:xn--[a-z0-9-]{2,59}|[a-z]{2,63})$`);
/** Names that never leave a machine or a network (RFC 2606, 6761, 8375). */
const innerHost = /(?:^|\.)(?:localhost|local|internal|invalid|test|example|lan|home|arpa)$/;

/** Why a shop cannot answer at this host, or undefined. `host` as {@link hostOf} gives it. */
export function hostFault(host: string): string | undefined {
  if (host === '') return '请填写域名';
  if (host.length > 253 || !publicHost.test(host))
    return '请填写完整的域名，如 mall.example.cn；中文域名请填写 xn-- 开头的形式';
  return innerHost.test(host) ? '这个域名不能在互联网上访问' : undefined;
}

/** Where the proof stands in DNS, and what it says: only who rules a name can write there. */
export const proofName = (host: string): string => `_jicai.${host}`;
export const proofValue = (token: string): string => `jicai-verify=${token}`;

/** What became of an address that a shop asked for. */
export const hostStates = { awaitingProof: 'awaitingProof', inUse: 'inUse' } as const;
export type HostState = (typeof hostStates)[keyof typeof hostStates];
export const hostStateTexts: Record<HostState, string> = { awaitingProof: '待验证', inUse: '使用中' };

/** ICP备案号 as the registry writes it: 京ICP备12345678号, with -1 for a site of several. */
const icp = /^[\u4e00-\u9fa5]ICP[备证]\d{6,10}号(?:-\d{1,3})?$/;
export const isIcpNo = (text: string): boolean => icp.test(text.trim());

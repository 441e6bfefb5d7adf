import type { VendorFault } from './vendor-call.ts';

export interface DingtalkPerson {
  unionId: string;
  nick: string;
  mobile?: string;
  stateCode?: string;
  /** The organisation he chooses; the app's own if none is named. */
  corpId?: string;
  /** Ids of his departments, the main one first; the organisation itself where none is named. */
  departments?: number[];
}

/** 钉钉: one app of one organisation. */
export interface DingtalkVendor {
  clientId: string;
  clientSecret: string;
  corpId: string;
  callbackUrls: string[];
  people: DingtalkPerson[];
  nextFault?: VendorFault;
  codes: Map<string, DingtalkPerson>;
  tokens: Map<string, DingtalkPerson>;
  /** Without the root, which is 1. */
  departments: DingtalkDepartment[];
  /** 通讯录接口权限范围 of the app: departments with all below them, and employees one by one by their userids. */
  range: { departments: number[]; users: string[] };
  agentId: string;
  appTokens: Set<string>;
  /** Work notifications that employees were sent, the last at the end. */
  cards: DingtalkCard[];
  /** By unionId: employees to whom nothing can be brought. */
  unreached: Set<string>;
  /** What became of each task of sending, by its number from 1. */
  fates: DingtalkFate[];
}

export type DingtalkFate = { userid: string; fate: 'brought' | 'repeated' | 'failed' | 'invalid' };

interface DingtalkDepartment {
  id: number;
  name: string;
  parentId: number;
}

interface DingtalkCard {
  userid: string;
  title: string;
  markdown: string;
  url: string;
}

export const newDingtalkVendor = (): DingtalkVendor => ({
  clientId: 'ding-app',
  clientSecret: 'ding-secret',
  corpId: 'ding-corp',
  callbackUrls: [],
  people: [],
  codes: new Map(),
  tokens: new Map(),
  departments: [],
  range: { departments: [1], users: [] },
  agentId: '2345678',
  appTokens: new Set(),
  cards: [],
  unreached: new Set(),
  fates: [],
});

import type { CompanyReport, SearchResult, IndexQuery } from '@jicai/goods-search/index.ts';

/** What the server asks the worker of the index. */
export type IndexRequest =
  | { kind: 'search'; id: number; companyId: string; query: IndexQuery }
  /** Load the index of this shop, whether or not anybody asks yet. */
  | { kind: 'load'; companyId: string }
  /** Stop after what is under way. */
  | { kind: 'stop' };

/** What the worker says. */
export type IndexReply =
  | { kind: 'answer'; id: number; answer: SearchResult }
  /** The index of this shop is not loaded (yet), or the search failed: PostgreSQL answers. */
  | { kind: 'unanswered'; id: number }
  | { kind: 'loaded'; report: CompanyReport }
  /** Documents of the shop were written by an older tokeniser or dictionary. */
  | { kind: 'outdated'; companyId: string; itemIds: string[] }
  | { kind: 'log'; level: 'info' | 'warn' | 'error'; text: string };

export interface WorkerOptions {
  databaseUrl: string;
  isPrepared: boolean;
}

import { z } from 'zod';
import { command } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/** Goods as the shop's operator keeps them (added to docs/domain/api.md §7). */
export const goodsOps = {
  /** A goods file to fill in, with every column and a sample row. The link is good for 10 minutes. */
  '/api/OpsGoods/GetImportTemplate': endpoint({
    access: { ops: 'ops.goods.import' },
    body: command({ fileType: z.enum(['xlsx', 'csv'], '模板只能是 XLSX 或 CSV') }),
    result: z.object({ fileUrl: z.string(), expireTime: z.string() }),
  }),
};

import { post } from '@jicai/web/call/post.ts';
import type { Policy } from './freight.queries.ts';
import { useDropOwn } from './use-drop-own.ts';

/** Lets a supplier follow the shop's freight again. */
export const useDropPolicy = ({ supplierId, supplierName, stamp }: Policy) =>
  useDropOwn((requestId) => post('/api/OpsFreight/SavePolicy', { data: { supplierId, stamp, requestId } }), {
    title: `${supplierName} 改按商城运费？`,
    text: '它自己的运费会被删除，已提交的订单不变。',
    okText: '改按商城运费',
    done: '已按商城运费计算',
  });

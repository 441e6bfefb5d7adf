import { post } from '@jicai/web/call/post.ts';
import type { Promised } from './freight.queries.ts';
import { useDropOwn } from './use-drop-own.ts';

/** Lets a supplier promise what the shop does again. */
export const useDropPromise = ({ supplierId, supplierName, stamp }: Promised) =>
  useDropOwn((requestId) => post('/api/OpsFreight/SavePromise', { data: { supplierId, stamp, requestId } }), {
    title: `${supplierName} 改按商城承诺？`,
    text: '它自己的承诺会被删除，已提交的订单不变。',
    okText: '改按商城承诺',
    done: '已按商城承诺',
  });

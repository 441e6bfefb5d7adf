import type { OwnProduct } from '@jicai/domain/goods/proposal-form.ts';
import type { ProposalState } from '@jicai/domain/goods/proposal-states.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { suppliers } from './goods.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: goods as their supplier would have them. One of a product that is not agreed to, a supplier. */
export const goodsProposals = pgTable(
  'goods_proposals',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    supplierId: id('supplier_id').notNull(),
    /** Null until new goods are agreed to. */
    productId: id('product_id'),
    productNo: text('product_no').notNull(),
    title: text('title').notNull(),
    state: integer('state').$type<ProposalState>().notNull(),
    round: integer('round').notNull().default(1),
    /** The goods when it was handed in; null for new ones. */
    before: jsonb('before').$type<OwnProduct>(),
    wanted: jsonb('wanted').$type<OwnProduct>().notNull(),
    changeCount: integer('change_count').notNull(),
    reason: text('reason').notNull().default(''),
    submitterName: text('submitter_name').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    checkerName: text('checker_name').notNull().default(''),
    answeredAt: instant('answered_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    ...tenantWall(t),
    index('goods_proposals_state').on(t.companyId, t.state, t.id),
    index('goods_proposals_supplier').on(t.companyId, t.supplierId, t.id),
    uniqueIndex('goods_proposals_open')
      .on(t.companyId, t.productId, t.supplierId)
      .where(sql`state <> 20`),
    check('goods_proposals_state_code', sql`${t.state} in (10, 20, 30, 40)`),
    check('goods_proposals_agreed', sql`${t.state} <> 20 or ${t.productId} is not null`),
    foreignKey({
      name: 'goods_proposals_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
  ],
);

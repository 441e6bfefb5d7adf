import { dayMs } from '@jicai/domain/time/durations.ts';
import type { Deps } from '../ctx/deps.ts';
import { costCenters } from '../db/tables/cost-centers.ts';
import { withTenant } from '../db/with-tenant.ts';
import { demoEnterprise } from './demo-people.ts';
import { businessCompanyId } from './shop-looks.ts';

/** What the demo enterprise books its orders on. */
export const demoCostCenters = [
  { code: 'CC-1001', title: '行政办公' },
  { code: 'CC-2101', title: '制造一部 日常耗材' },
  { code: 'CC-2107', title: '制造一部 设备维护' },
  { code: 'CC-2201', title: '制造二部 日常耗材' },
  { code: 'CC-3001', title: '信息化' },
] as const;

/** The list that people of the demo enterprise choose from. */
export async function seedCostCenters(deps: Deps): Promise<void> {
  const companyId = businessCompanyId;
  const at = new Date(deps.now().getTime() - 400 * dayMs);
  await withTenant(deps.db, companyId, (tx) =>
    tx.insert(costCenters).values(
      demoCostCenters.map(({ code, title }) => ({
        companyId,
        id: deps.db.newId(),
        customerId: demoEnterprise.id,
        code,
        title,
        createdAt: at,
        updatedAt: at,
      })),
    ),
  );
}

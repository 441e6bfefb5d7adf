import { costCenterCode, costCenterTitle } from '@jicai/domain/people/cost-center-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, query, zFlag, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

const zCostCenter = z.object({
  costCenterId: z.string(),
  code: z.string(),
  title: z.string(),
  isActive: z.boolean(),
  version: z.number().int(),
});
export type CostCenter = z.infer<typeof zCostCenter>;

const write = {
  access: { can: 'org.edit' },
  result: z.object({ costCenterId: z.string(), version: z.number().int() }),
  requestId: 'optional',
} as const;

/** 成本中心 of the caller's enterprise (docs/domain/accounts.md §7); another's are '5'. */
export const costCenters = {
  '/api/CustCostCenter/GetList': endpoint({
    access: write.access,
    body: query({}),
    result: z.array(zCostCenter),
  }),
  /** '4' at code for one that is on the list already. */
  '/api/CustCostCenter/Add': endpoint({
    ...write,
    body: command({ code: zForm(costCenterCode), title: zForm(costCenterTitle, tidyText) }),
  }),
  /** Title and whether it is offered; needs the version last read, as does Delete ('6' when it changed). */
  '/api/CustCostCenter/Edit': endpoint({
    ...write,
    body: command({ costCenterId: zId, title: zForm(costCenterTitle, tidyText), isActive: zFlag }),
  }),
  '/api/CustCostCenter/Delete': endpoint({
    ...write,
    body: command({ costCenterId: zId }),
    result: z.object({ costCenterId: z.string() }),
  }),
};

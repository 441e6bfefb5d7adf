import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import type { Department } from './departments.ts';
import { refreshOrgs } from './org.queries.ts';

/** Moves a department below another, '0' for the enterprise itself. */
export async function moveDepartment({ moved, parentId }: { moved: Department; parentId: string }): Promise<void> {
  const { orgId, version, orgName } = moved;
  const data = { orgId, version, parentId, requestId: newRequestId() };
  await post('/api/CustOrg/Move', { data }).finally(() => void refreshOrgs());
  toast.ok(`已移动“${orgName}”`);
}

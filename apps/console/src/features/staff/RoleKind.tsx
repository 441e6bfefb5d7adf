import { Tag } from '@jicai/ui/display/Tag.tsx';
import type { RoleRow } from './staff.queries.ts';

/** Whether every shop has the role, or this one made it. */
export function RoleKind({ role }: { role: RoleRow }) {
  return (
    <Tag isState tone={role.isBuiltIn ? 'grey' : 'brand'}>
      {role.isBuiltIn ? '系统' : '自建'}
    </Tag>
  );
}

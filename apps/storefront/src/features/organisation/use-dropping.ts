import { enterpriseItself, refusedMove } from '@jicai/domain/people/org-tree.ts';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import type { Department } from './departments.ts';
import { moveDepartment } from './move-department.ts';

/**
 * Dragging a department onto another, or onto the enterprise. Not antd's: there a row counts as "behind its parent" when the
 * pointer comes from the right, and cannot be dropped on.
 */
export function useDropping(departments: readonly Department[]) {
  const move = useMutation({ mutationFn: moveDepartment });
  const [dragged, setDragged] = useState<Department>();
  const [overId, setOverId] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOverId(undefined);
  };
  return (orgId: string) => {
    const isPlace =
      dragged !== undefined &&
      dragged.parentId !== orgId &&
      !refusedMove(departments, { orgId: dragged.orgId, parentId: orgId });
    return {
      draggable: orgId !== enterpriseItself,
      'data-over': isPlace && overId === orgId ? true : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(departments.find((one) => one.orgId === orgId));
      },
      onDragOver: (event: DragEvent) => {
        if (!isPlace) return;
        // The browser lets nothing be dropped where this is not said.
        event.preventDefault();
        setOverId(orgId);
      },
      onDragLeave: () => setOverId(undefined),
      onDragEnd: end,
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        end();
        if (isPlace) move.mutate({ moved: dragged, parentId: orgId });
      },
    };
  };
}

import type { OrgNode } from '@jicai/contract/people/organisation.ts';
import { enterpriseItself } from '@jicai/domain/people/org-tree.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useSession } from '@jicai/web/session/session.ts';
import { useAddress } from '@jicai/web/lists/use-address.ts';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { CostCenters } from './CostCenters.tsx';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { DepartmentPanel, type PanelAction } from './DepartmentPanel.tsx';
import { type Department, departmentsOf } from './departments.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { orgTreeQuery } from './org.queries.ts';
import styles from './OrganizationPage.module.css';
import { OrgTree } from './OrgTree.tsx';

type Opened = { kind: 'add'; parentId: string } | { kind: 'edit' | 'move'; of: Department };

const parts = [
  { key: 'departments', label: '部门' },
  { key: 'centers', label: '成本中心' },
] as const;

/** /center/kamUser/organization 组织架构: the departments of the enterprise, and its list of cost centres. */
export function OrganizationPage() {
  const { params, change } = useAddress();
  const part = params.get('part') === 'centers' ? 'centers' : 'departments';
  const choose = (key: (typeof parts)[number]['key']) =>
    change(
      (standing) => {
        standing.delete('org');
        if (key === 'centers') standing.set('part', key);
        else standing.delete('part');
        return standing;
      },
      { replace: true },
    );
  const panelId = useId();
  // Below the heading of the part, which has its own buttons.
  const tabs = (
    <Tabs
      tabs={parts}
      current={part}
      onChange={choose}
      label="组织架构"
      look="line"
      panelId={panelId}
      className={styles.parts}
    />
  );
  return (
    <div id={panelId} role="tabpanel" aria-label={part === 'centers' ? '成本中心' : '部门'}>
      {part === 'centers' ? <CostCenters tabs={tabs} /> : <Departments tabs={tabs} />}
    </div>
  );
}

/** Who leads the departments and how many people they have. */
function Departments({ tabs }: { tabs: ReactNode }) {
  const tree = useQuery(orgTreeQuery());
  // What was typed when the session was lost is on the screen again.
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    hasDraft('org.new') ? { kind: 'add', parentId: enterpriseItself } : undefined,
  );
  const departments = departmentsOf(tree.data ?? []);
  const people = departments.reduce((sum, { userCount }) => sum + userCount, 0);
  const add = (
    <Button look="fill" onClick={() => setOpened({ kind: 'add', parentId: enterpriseItself })}>
      <IconPlus size={16} />
      新增部门
    </Button>
  );
  return (
    <>
      <PageHead title="组织架构" note={tree.data && `${departments.length} 个部门，${people} 人`}>
        {add}
      </PageHead>
      {tabs}
      <QueryState
        query={tree}
        skeleton={<Bones />}
        isEmpty={(nodes) => nodes.length === 0}
        empty={<EmptyState isFramed title="还没有部门" hint="建立部门后，订单可按部门查看和审批" action={add} />}
      >
        {(nodes) => <Organization nodes={nodes} departments={departments} onOpen={setOpened} />}
      </QueryState>
      {opened?.kind === 'move' && (
        <MoveDialog moved={opened.of} departments={departments} onClose={() => setOpened(undefined)} />
      )}
      {opened && opened.kind !== 'move' && (
        <DepartmentDialog
          {...(opened.kind === 'add' ? { parentId: opened.parentId } : { held: opened.of })}
          departments={departments}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** The tree, and beside it what is to be known of the chosen department; on phones that comes up from below. */
function Organization({
  nodes,
  departments,
  onOpen,
}: {
  nodes: readonly OrgNode[];
  departments: readonly Department[];
  onOpen: (opened: Opened) => void;
}) {
  const enterprise = useSession((session) => session.customerName);
  const isPhone = useIsPhone();
  const { params, change } = useAddress();
  // Beside the tree there is room from the start: the first department, not a hint.
  const chosenId = params.get('org') ?? (isPhone ? undefined : departments[0]?.orgId);
  const chosen = departments.find(({ orgId }) => orgId === chosenId);
  const choose = (orgId: string) =>
    change(
      (standing) => {
        if (orgId === '') standing.delete('org');
        else standing.set('org', orgId);
        return standing;
      },
      { replace: true },
    );
  const act = (action: PanelAction, of: Department) => {
    if (action === 'add') onOpen({ kind: 'add', parentId: of.orgId });
    else onOpen({ kind: action, of });
  };
  const panel = chosen && (
    <DepartmentPanel
      department={chosen}
      departments={departments}
      enterprise={enterprise}
      onAct={act}
      onGone={() => choose('')}
    />
  );
  return (
    <div className={styles.columns}>
      <section className={styles.tree} aria-label="部门树">
        <OrgTree
          nodes={nodes}
          departments={departments}
          enterprise={enterprise}
          chosenId={chosenId ?? ''}
          onChoose={choose}
        />
      </section>
      {!isPhone && (
        <section className={styles.panel} aria-label="部门详情">
          {panel ?? (
            <EmptyState
              title="选择一个部门"
              hint="查看负责人和人数，新增下级、移动或删除；也可以在左侧把部门拖到另一个部门上"
            />
          )}
        </section>
      )}
      {isPhone && chosen && (
        <Dialog title={chosen.orgName} side="bottom" onClose={() => choose('')}>
          {panel}
        </Dialog>
      )}
    </div>
  );
}

const Bones = () => (
  <Loading className={styles.columns}>
    <div className={styles.bones}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={24} width={row % 2 ? '70%' : '50%'} />
      ))}
    </div>
    <div className={styles.bones}>
      <Skeleton height={24} width="40%" />
      <Skeleton height={64} />
    </div>
  </Loading>
);

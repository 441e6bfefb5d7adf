import type { OrgNode } from '@jicai/contract/people/organisation.ts';
import { enterpriseItself } from '@jicai/domain/people/org-tree.ts';
import { BranchTree } from '@jicai/ui/antd/BranchTree.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { type ReactNode, useState } from 'react';
import type { Department } from './departments.ts';
import styles from './OrgTree.module.css';
import { useDropping } from './use-dropping.ts';

interface Branch {
  key: string;
  title: ReactNode;
  children: Branch[];
}

/** The enterprise with its departments; with a pointer one is moved by dropping it on another. `chosenId` '' for none, `enterpriseItself` for the root. */
export function OrgTree({
  nodes,
  departments,
  enterprise,
  chosenId,
  onChoose,
}: {
  nodes: readonly OrgNode[];
  departments: readonly Department[];
  enterprise: string;
  chosenId: string;
  onChoose: (orgId: string) => void;
}) {
  const isPhone = useIsPhone();
  const dropping = useDropping(departments);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const keys = [enterpriseItself, ...departments.map(({ orgId }) => orgId)];
  const counts = new Map(departments.map((one) => [one.orgId, one.allUserCount]));
  const rowOf = (orgId: string, name: string, leader: string, people: number) => (
    <span className={styles.row} {...(isPhone ? {} : dropping(orgId))}>
      <span className={styles.name}>{name}</span>
      {leader && <span className={styles.leader}>{leader}</span>}
      <span className={styles.count}>{people} 人</span>
    </span>
  );
  const branchesOf = (children: readonly OrgNode[]): Branch[] =>
    children.map(({ orgId, orgName, leaderName, children: below }) => ({
      key: orgId,
      title: rowOf(orgId, orgName, leaderName, counts.get(orgId) ?? 0),
      children: branchesOf(below),
    }));
  const everybody = departments.reduce((sum, { userCount }) => sum + userCount, 0);
  const root: Branch = {
    key: enterpriseItself,
    title: rowOf(enterpriseItself, enterprise, '', everybody),
    children: branchesOf(nodes),
  };
  return (
    <BranchTree<Branch>
      aria-label="部门"
      blockNode
      treeData={[root]}
      expandedKeys={keys.filter((key) => !closed.includes(key))}
      onExpand={(open) => setClosed(keys.filter((key) => !open.includes(key)))}
      selectedKeys={chosenId === '' ? [] : [chosenId]}
      onSelect={([key]) => onChoose(key === undefined ? '' : String(key))}
    />
  );
}

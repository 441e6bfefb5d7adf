import type { OrgNode } from '@jicai/contract/organisation.ts';
import { enterpriseItself, refusedMove } from '@jicai/domain/org-tree.ts';
import { AntdFrame } from '@jicai/ui/antd/AntdFrame.tsx';
import { useIsPhone } from '@jicai/ui/use-media.ts';
import { useMutation } from '@tanstack/react-query';
import { ConfigProvider, Tree } from 'antd';
import { useState } from 'react';
import type { Department } from './departments.ts';
import { moveDepartment } from './move-department.ts';
import styles from './OrgTree.module.css';

interface Branch {
  key: string;
  name: string;
  /** With departments below. */
  people: number;
  leader: string;
  children: Branch[];
}

/** Fingers need more than a pointer. */
const phoneTheme = { components: { Tree: { titleHeight: 44 } } };

/** The enterprise with its departments; with a pointer one is moved by dropping it on another. `chosenId` '' for none. */
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
  const move = useMutation({ mutationFn: moveDepartment });
  const [closed, setClosed] = useState<readonly string[]>([]);
  const counts = new Map(departments.map((one) => [one.orgId, one.allUserCount]));
  const branchesOf = (children: readonly OrgNode[]): Branch[] =>
    children.map((node) => ({
      key: node.orgId,
      name: node.orgName,
      people: counts.get(node.orgId) ?? 0,
      leader: node.leaderName,
      children: branchesOf(node.children),
    }));
  const branches = branchesOf(nodes);
  const everybody = branches.reduce((sum, { people }) => sum + people, 0);
  const root: Branch = { key: enterpriseItself, name: enterprise, people: everybody, leader: '', children: branches };
  const keys = [enterpriseItself, ...departments.map(({ orgId }) => orgId)];
  const placeOf = (orgId: string, parentId: string) => {
    const moved = departments.find((one) => one.orgId === orgId);
    const isElsewhere = moved !== undefined && moved.parentId !== parentId;
    return isElsewhere && !refusedMove(departments, { orgId, parentId }) ? { moved, parentId } : undefined;
  };
  const tree = (
    <Tree<Branch>
      aria-label="部门"
      blockNode
      treeData={[root]}
      titleRender={titleOf}
      expandedKeys={keys.filter((key) => !closed.includes(key))}
      onExpand={(open) => setClosed(keys.filter((key) => !open.includes(key)))}
      selectedKeys={chosenId === '' ? [] : [chosenId]}
      onSelect={([key]) => onChoose(key === undefined || key === enterpriseItself ? '' : String(key))}
      draggable={isPhone ? false : { icon: false, nodeDraggable: ({ key }) => key !== enterpriseItself }}
      allowDrop={({ dragNode, dropNode, dropPosition }) =>
        dropPosition === 0 && placeOf(dragNode.key, dropNode.key) !== undefined
      }
      onDrop={({ dragNode, node }) => {
        const place = placeOf(dragNode.key, node.key);
        if (place) move.mutate(place);
      }}
    />
  );
  return <AntdFrame>{isPhone ? <ConfigProvider theme={phoneTheme}>{tree}</ConfigProvider> : tree}</AntdFrame>;
}

function titleOf({ name, people, leader }: Branch) {
  return (
    <span className={styles.row}>
      <span className={styles.name}>{name}</span>
      {leader && <span className={styles.leader}>{leader}</span>}
      <span className={styles.count}>{people} 人</span>
    </span>
  );
}

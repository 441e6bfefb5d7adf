import { BranchTree } from '@jicai/ui/antd/BranchTree.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { marksOf, rightNodes, type RightNode, type RoleRights, tick } from './role-form.ts';
import styles from './RoleDialog.module.css';
import { functionsQuery } from './roles.queries.ts';

interface Branch {
  key: string;
  title: string;
  disableCheckbox: boolean;
  children: Branch[];
}

/** The functions of a role and what it may do in each, to tick. */
export function RoleFunctions({
  rights,
  isReadOnly,
  error,
  onChange,
}: {
  rights: RoleRights;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (rights: RoleRights) => void;
}) {
  const functions = useQuery(functionsQuery());
  const { data: user } = useQuery(userInfoQuery());
  const own = new Set(user?.permissions);
  return (
    <section className={styles.group} aria-label="功能权限">
      <h3 className={styles.legend}>功能权限</h3>
      <div className={styles.tree}>
        <QueryState
          query={functions}
          skeleton={
            <Loading>
              <Skeleton height={240} />
            </Loading>
          }
        >
          {(tops) => (
            <RightTree nodes={rightNodes(tops, own)} rights={rights} isReadOnly={isReadOnly} onChange={onChange} />
          )}
        </QueryState>
      </div>
      {error ? (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      ) : (
        <p className={styles.help}>“我的订单”每个角色都有；您自己没有的权限不能授予。</p>
      )}
    </section>
  );
}

function RightTree({
  nodes,
  rights,
  isReadOnly,
  onChange,
}: {
  nodes: readonly RightNode[];
  rights: RoleRights;
  isReadOnly: boolean;
  onChange: (rights: RoleRights) => void;
}) {
  const branchOf = ({ key, title, isFixed, children }: RightNode): Branch => ({
    key,
    title,
    disableCheckbox: isReadOnly || isFixed,
    children: children.map(branchOf),
  });
  return (
    <BranchTree<Branch>
      aria-label="功能"
      checkable
      checkStrictly
      selectable={false}
      defaultExpandAll
      treeData={nodes.map(branchOf)}
      checkedKeys={marksOf(nodes, rights)}
      onCheck={(_keys, { node, checked }) => onChange(tick(nodes, rights, node.key, checked))}
    />
  );
}

import { lookText } from '@jicai/domain/shop/look-diff.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { useLookNames } from './use-look-names.ts';
import type { MergedLook } from './with-parts.ts';
import styles from './ConflictDialog.module.css';

/** Two people wrote in the same field: who saves later sees both and chooses; all else is merged already. */
export function ConflictDialog({
  userName,
  merged,
  onChoose,
}: {
  /** Who saved first. */
  userName: string;
  merged: MergedLook;
  onChoose: (whose: 'mine' | 'theirs') => void;
}) {
  const nameOf = useLookNames();
  return (
    <Dialog
      title={`${userName}也改了同样的地方`}
      width={720}
      isBlocking
      footer={
        <>
          <Button onClick={() => onChoose('theirs')}>用{userName}的</Button>
          <Button look="fill" onClick={() => onChoose('mine')}>
            保留我的
          </Button>
        </>
      }
    >
      <p>其他修改已经合并，只有下面 {merged.conflicts.length} 处两个人写得不一样：</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">内容</th>
            <th scope="col">我的</th>
            <th scope="col">{userName}的</th>
          </tr>
        </thead>
        <tbody>
          {merged.conflicts.map(({ partId, field, name, mine, theirs }) => (
            <tr key={`${partId} ${field}`}>
              <th scope="row">{name}</th>
              <td>{lookText(field, mine, nameOf) || '空'}</td>
              <td>{lookText(field, theirs, nameOf) || '空'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

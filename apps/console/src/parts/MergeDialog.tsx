import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import type { ReactNode } from 'react';
import styles from './MergeDialog.module.css';

/** One place that two people wrote differently, as texts. */
export interface MergeLine {
  key: string;
  name: string;
  mine: string;
  theirs: string;
}

/**
 * Somebody else saved what is typed here too (docs/domain/front-end.md §8): all else is merged already, of what both wrote who saves
 * later sees both and chooses. `children` tell what the other one did.
 */
export function MergeDialog({
  title,
  userName,
  lines,
  onChoose,
  children,
}: {
  title: string;
  /** Who saved first. */
  userName: string;
  lines: readonly MergeLine[];
  onChoose: (whose: 'mine' | 'theirs') => void;
  children?: ReactNode;
}) {
  const isClash = lines.length > 0;
  return (
    <Dialog
      title={title}
      width={720}
      isBlocking
      footer={
        <>
          {isClash && <Button onClick={() => onChoose('theirs')}>采用最新</Button>}
          <Button look="fill" onClick={() => onChoose('mine')}>
            {isClash ? '保留我的修改' : '继续编辑'}
          </Button>
        </>
      }
    >
      {children}
      <p>
        {isClash
          ? `其他修改已经合并，只有下面 ${lines.length} 处两个人写得不一样：`
          : '您填写的内容都在，已和最新的内容合并，看过后请再保存一次。'}
      </p>
      {isClash && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">内容</th>
              <th scope="col">我的</th>
              <th scope="col">{userName}的</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, mine, theirs }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{mine || '空'}</td>
                <td>{theirs || '空'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { approvalDetailPath } from '../../app/paths.ts';
import styles from './HeldBar.module.css';
import { sendHeld, sendLeftOver, takeBack, useHeldApproval } from './held-approvals.ts';

/** What was just agreed to, and the way back. Whatever leads away from it sends it; it stands over the page, so nothing moves. */
export function HeldBar() {
  const held = useHeldApproval((state) => state.held);
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void sendHeld(true);
    const hide = () => document.visibilityState === 'hidden' && leave();
    const again = () => void sendLeftOver();
    again();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', again);
      void sendHeld();
    };
  }, []);
  if (!held) return null;
  const undo = () => {
    const back = takeBack();
    if (back) void navigate(approvalDetailPath(back.auditId));
  };
  return (
    <output className={styles.bar}>
      <span>
        已同意 {held.words}
        <small>5 秒内可以撤销</small>
      </span>
      <Button look="text" armed={false} onClick={undo} className={styles.undo}>
        撤销
      </Button>
    </output>
  );
}

import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { signOut } from '@jicai/web/session/sign-out.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './mine.module.css';

export function SignOutButton() {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate(paths.login);
  };
  return (
    <WriteButton className={styles.leave} onClick={() => void leave()}>
      退出登录
    </WriteButton>
  );
}

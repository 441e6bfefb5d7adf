import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { userInfoQuery } from '../user-info.queries.ts';

const PasswordNotice = lazyPart(async () => (await import('./PasswordNotice.tsx')).PasswordNotice);

/**
 * A notice above the cart and every page of the centre while the user still has the password that somebody else gave
 * him: until he changes it, he may only read.
 */
export function FirstPasswordNotice({ pathname }: { pathname: string }) {
  const { data: user } = useQuery(userInfoQuery());
  return user?.mustChangePwd ? <PasswordNotice pathname={pathname} /> : null;
}

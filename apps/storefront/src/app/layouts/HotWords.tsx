import { useQuery } from '@tanstack/react-query';
import { cx } from '@jicai/ui/style/cx.ts';
import { Link } from 'react-router';
import { searchPath } from '../paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { SmartLink } from '../SmartLink.tsx';
import { useTemplate } from '../template.ts';
import styles from './HotWords.module.css';
import { hotWordsQuery } from './shell.queries.ts';

/**
 * Hot searches below the search box, or at the end of the slim line. If there are none, the template's words are shown.
 */
export function HotWords({ isSlim = false }: { isSlim?: boolean }) {
  const words = useHotWords();
  return (
    <div className={cx(styles.hot, isSlim && styles.slim)}>
      {words.map(({ word, url }, at) =>
        url ? (
          <SmartLink key={word} url={url} className={cx(at === 0 && styles.first)}>
            {word}
          </SmartLink>
        ) : (
          <Link key={word} to={searchPath({ keyword: word })} className={cx(at === 0 && styles.first)}>
            {word}
          </Link>
        ),
      )}
    </div>
  );
}

const none: string[] = [];

export function useHotWords(): { word: string; url: string }[] {
  const isSignedIn = useIsSignedIn();
  const fromTemplate = useTemplate((template) => template.tempData?.topContent.hotWords ?? none);
  const { data } = useQuery(hotWordsQuery(isSignedIn));
  const hot = data?.resultData ?? [];
  return hot.length > 0
    ? hot.map(({ searchKey, hotUrl }) => ({ word: searchKey, url: hotUrl }))
    : fromTemplate.map((word) => ({ word, url: '' }));
}

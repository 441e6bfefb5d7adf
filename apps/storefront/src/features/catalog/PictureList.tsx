import { viewOf } from '@jicai/ui/display/card-picture.ts';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { type ItemKey, picturesQuery } from './catalog.queries.ts';
import styles from './PictureList.module.css';
import { picturesOf } from './pictures.ts';

/** Every picture of an item, one beneath the other and as large as the screen lets it be. */
export function PictureList({ item, name, onClose }: { item: ItemKey; name: string; onClose: () => void }) {
  const isSignedIn = useIsSignedIn();
  const pictures = useQuery(picturesQuery(item, isSignedIn));
  return (
    <Dialog title="商品图片" width={800} onClose={onClose}>
      <QueryState
        query={pictures}
        skeleton={
          <Loading>
            <Skeleton ratio="1 / 1" radius={8} />
          </Loading>
        }
      >
        {({ resultData }) => (
          <ScrollRegion label="全部图片" className={styles.region}>
            <ul className={styles.list}>
              {picturesOf({ imgUrl: '', imgs: resultData }).map((picture, at) => (
                <li key={picture}>
                  <ImageWithFallback
                    src={picture}
                    alt={`${name} ${viewOf(picture, at)}`}
                    ratio="1 / 1"
                    size="full"
                    priority={at < 2}
                  />
                </li>
              ))}
            </ul>
          </ScrollRegion>
        )}
      </QueryState>
    </Dialog>
  );
}

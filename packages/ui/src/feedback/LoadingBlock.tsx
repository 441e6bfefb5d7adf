import { Loading, Skeleton } from './Skeleton.tsx';

/** One grey block of `height` px in the place of content that is loading. */
export function LoadingBlock({ height }: { height: number }) {
  return (
    <Loading>
      <Skeleton height={height} />
    </Loading>
  );
}

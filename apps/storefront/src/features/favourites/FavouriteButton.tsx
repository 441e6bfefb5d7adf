import { cx } from '@jicai/ui/style/cx.ts';
import { IconHeartFilled } from '@jicai/ui/icons/goods-icons.tsx';
import { IconHeart } from '@jicai/ui/icons/icons.tsx';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import styles from './FavouriteButton.module.css';
import { useFavourite } from './use-favourite.ts';

/** `look` round stands on a picture, text in a row of actions. */
export function FavouriteButton({
  sku,
  look,
  className,
}: {
  sku: { itemId: string; itemName: string; isConcern: boolean };
  look: 'round' | 'text';
  className?: string;
}) {
  const { isFavourite, toggle } = useFavourite(sku);
  const text = isFavourite ? '已收藏' : '收藏';
  return (
    <WriteButton
      className={cx(styles.button, styles[look], isFavourite && styles.on, className)}
      aria-pressed={isFavourite}
      aria-label={look === 'round' ? `收藏 ${sku.itemName}` : undefined}
      title={look === 'round' ? text : undefined}
      onClick={toggle}
    >
      {isFavourite ? <IconHeartFilled /> : <IconHeart />}
      {look === 'text' && text}
    </WriteButton>
  );
}

import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconTrash } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { Link } from 'react-router';
import { searchPath } from '../../app/paths.ts';
import groupStyles from './CartGroupCard.module.css';
import lineStyles from './CartLine.module.css';
import styles from './InvalidLines.module.css';
import type { useCartRemoval } from './use-cart-removal.ts';

/** Lines that can no longer be bought: greyed, with the reason, not in the total, and gone with one press. */
export function InvalidLines({
  lines,
  removal,
}: {
  lines: readonly CartItem[];
  removal: ReturnType<typeof useCartRemoval>;
}) {
  const isPhone = useIsPhone();
  return (
    <section className={groupStyles.card} aria-label="失效商品">
      <div className={styles.head}>
        <h2>失效商品 {lines.length}</h2>
        <span>不计入合计</span>
        <Button size="sm" armed disabled={removal.isRemoving} onClick={removal.removeInvalid} className={styles.clear}>
          移除失效商品
        </Button>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.cartId} className={cx(lineStyles.line, styles.gone)}>
            <div className={lineStyles.goods}>
              <ImageWithFallback src={line.imgs[0]?.imgUrl} alt="" priority className={lineStyles.picture} />
              <div className={lineStyles.text}>
                <h3 className={lineStyles.name}>{line.itemName}</h3>
                <p className={lineStyles.spec}>{line.itemSpec}</p>
                <p className={lineStyles.tags}>
                  <Tag tone="grey" isState>
                    {line.realPrice === null ? '暂不可购买' : '已下架'}
                  </Tag>
                </p>
              </div>
            </div>
            <p className={styles.quantity}>× {line.chartQty}</p>
            <div className={lineStyles.actions}>
              {!isPhone && <Link to={searchPath({ keyword: similarWord(line.itemName) })}>找相似</Link>}
              <WriteButton
                aria-label={`删除 ${line.itemName}`}
                disabled={removal.isRemoving}
                onClick={() => removal.remove(line)}
              >
                {isPhone ? <IconTrash /> : '删除'}
              </WriteButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** '启文 Q7 按动中性笔 商务办公 …' → '按动中性笔': the first word that is neither brand nor model. */
const similarWord = (name: string) =>
  name
    .split(/\s+/)
    .slice(1)
    .find((word) => /^\p{Script=Han}{3,}/u.test(word)) ?? name.slice(0, 50);

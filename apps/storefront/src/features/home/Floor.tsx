import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import type { TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import type { FloorLook } from '@jicai/domain/shop/block-looks.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconArrowRight } from '@jicai/ui/icons/icons.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useNear } from '@jicai/ui/hooks/use-near.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { productPath, searchPath } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { SmartLink } from '../../app/SmartLink.tsx';
import { useTemplate } from '../../app/template.ts';
import styles from './Floor.module.css';
import { GoodsGrid } from './GoodsGrid.tsx';
import { blockGoodsQuery, floorSize } from './home.queries.ts';
import { Section } from './Section.tsx';

type FloorOptions = Extract<TemplateBlock, { type: 'floor' }>['options'];
type Promo = NonNullable<FloorOptions['promo']>;

const mostTabs = 5;
const firstTab = 'hot';

/** Goods by look: two rows of four, one row of four, or one row of five below a band; on a phone two rows of two, or one. */
const sizes: Record<FloorLook, number> = { tall: floorSize, row: 4, band: 5 };
const phoneSizes: Record<FloorLook, number> = { tall: 4, row: 2, band: 4 };

/** A floor of the home page: a promo and its goods, a tab for each of the first sub-categories. */
export function Floor({ floor }: { floor: FloorOptions }) {
  const { title, moreUrl, categoryId, itemIds, promo, look = 'tall' } = floor;
  const isPhone = useIsPhone();
  const size = (isPhone ? phoneSizes : sizes)[look];
  const { ref, isNear } = useNear<HTMLElement>();
  const [tab, setTab] = useState(firstTab);
  const panelId = useId();
  const isSignedIn = useIsSignedIn();
  const tabs = useFloorTabs(categoryId);
  const filter =
    tab === firstTab && itemIds.length > 0
      ? { itemIds: itemIds.slice(0, size) }
      : { categoryId: tab === firstTab ? categoryId : tab, sortField: 'sales' as const, sortType: 'desc' as const };
  const goods = useQuery({ ...blockGoodsQuery(filter, isSignedIn, size), enabled: isNear });
  return (
    <Section
      ref={ref}
      title={title}
      moreUrl={moreUrl || (categoryId ? searchPath({ categoryId }) : '')}
      tabs={tabs.length > 1 && <Tabs tabs={tabs} current={tab} onChange={setTab} label={title} panelId={panelId} />}
    >
      <div className={cx(styles.floor, styles[look], !promo && styles.plain)}>
        {promo && <PromoCard promo={promo} goods={goods.data?.slice(0, look === 'row' ? 3 : 4) ?? []} />}
        <div id={panelId} className={styles.goods}>
          <GoodsGrid query={goods} count={size} perRow={look === 'band' ? 5 : 4} />
        </div>
      </div>
    </Section>
  );
}

/** 热卖 and the first sub-categories of the floor's category. */
function useFloorTabs(categoryId: string): { key: string; label: string }[] {
  const categories = useTemplate((template) => template.navCateData);
  const children = categories.find((category) => category.categoryId === categoryId)?.categoryChildren ?? [];
  const tabs = children.map((child) => ({ key: child.categoryId, label: child.navTitle }));
  return [{ key: firstTab, label: '热卖' }, ...tabs.slice(0, mostTabs - 1)];
}

const tones: Record<string, string | undefined> = {
  blue: styles.blue,
  amber: styles.amber,
  green: styles.green,
  rose: styles.rose,
};

/** The word of a name that says what the goods are: neither brand nor model nor what else is told of them. */
const whatItIs = ({ itemName, brandName }: SkuCard) =>
  itemName
    .replace(brandName, '')
    .split(' ')
    .find((word) => /[一-龥]{2}/.test(word)) ?? itemName;

function PromoCard({
  promo: { title, subtitle, imgUrl, linkUrl, tone, links = [] },
  goods,
}: {
  promo: Promo;
  goods: readonly SkuCard[];
}) {
  return (
    <div className={cx(styles.promo, tones[tone])}>
      <h3>{title}</h3>
      <p>{subtitle}</p>
      <SmartLink url={linkUrl} className={styles.go} aria-label={`${title.replace('\n', '')}，去选购`}>
        去选购
        <IconArrowRight size={14} stroke={2} />
      </SmartLink>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.title}>
              <SmartLink url={link.url}>{link.title}</SmartLink>
            </li>
          ))}
        </ul>
      )}
      {links.length === 0 && goods.length > 0 && (
        <ul className={styles.goodsList}>
          {goods.map((sku) => (
            <li key={sku.itemId}>
              <Link to={productPath(sku.productId, sku.itemId)}>
                <span>{whatItIs(sku)}</span>
                <Price fen={sku.price} unit={sku.unitName} tone="plain" fallback="" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <img src={imgUrl} alt="" loading="lazy" width={432} height={420} draggable={false} />
    </div>
  );
}

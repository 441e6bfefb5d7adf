import type { TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconArrowRight } from '@jicai/ui/icons/icons.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useNear } from '@jicai/ui/hooks/use-near.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { searchPath } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { SmartLink } from '../../app/SmartLink.tsx';
import { useTemplate } from '../../app/template.ts';
import styles from './Floor.module.css';
import { GoodsGrid } from './GoodsGrid.tsx';
import { blockGoodsQuery } from './home.queries.ts';
import { Section } from './Section.tsx';

type FloorOptions = Extract<TemplateBlock, { type: 'floor' }>['options'];
type Promo = NonNullable<FloorOptions['promo']>;

const mostTabs = 5;
const firstTab = 'hot';

/** A floor of the home page: promo at the left, eight goods at the right, a tab for each of the first sub-categories. */
export function Floor({ floor }: { floor: FloorOptions }) {
  const { title, moreUrl, categoryId, itemIds, promo } = floor;
  const { ref, isNear } = useNear<HTMLElement>();
  const [tab, setTab] = useState(firstTab);
  const panelId = useId();
  const isSignedIn = useIsSignedIn();
  const tabs = useFloorTabs(categoryId);
  const filter =
    tab === firstTab && itemIds.length > 0
      ? { itemIds }
      : { categoryId: tab === firstTab ? categoryId : tab, sortField: 'sales' as const, sortType: 'desc' as const };
  const goods = useQuery({ ...blockGoodsQuery(filter, isSignedIn), enabled: isNear });
  return (
    <Section
      ref={ref}
      title={title}
      moreUrl={moreUrl || (categoryId ? searchPath({ categoryId }) : '')}
      tabs={tabs.length > 1 && <Tabs tabs={tabs} current={tab} onChange={setTab} label={title} panelId={panelId} />}
    >
      <div className={cx(styles.floor, !promo && styles.plain)}>
        {promo && <PromoCard promo={promo} />}
        <div id={panelId} className={styles.goods}>
          <GoodsGrid query={goods} />
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

function PromoCard({ promo: { title, subtitle, imgUrl, linkUrl, tone, links = [] } }: { promo: Promo }) {
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
      <img src={imgUrl} alt="" loading="lazy" width={432} height={420} draggable={false} />
    </div>
  );
}

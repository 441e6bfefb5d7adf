import type { TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { memo } from 'react';
import { useShopName } from '../../app/layouts/Logo.tsx';
import { useLocalState } from '../../app/local-state.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { FirstScreen } from './FirstScreen.tsx';
import { Floor } from './Floor.tsx';
import styles from './HomePage.module.css';
import { IconNav } from './IconNav.tsx';
import { useSteps } from './use-steps.ts';

/** What a first screen has room for below the banner. */
const firstBlocks = 2;

const OftenBought = lazyPart(async () => (await import('./OftenBought.tsx')).OftenBought);
const RareBlock = lazyPart(async () => (await import('./RareBlock.tsx')).RareBlock);

/** /home: the first banner stands beside categories and account; the other blocks follow in the order of the template. */
export function HomePage() {
  const blocks = useLocalState((state) => state.plateData);
  const isSignedIn = useIsSignedIn();
  const { name } = useShopName();
  const ordered = blocks.toSorted((a, b) => a.sortNo - b.sortNo);
  const hero = ordered.find((block) => block.type === 'banner');
  const below = ordered.filter((block) => block !== hero);
  const shown = useSteps(below.length, firstBlocks);
  return (
    <>
      <h1 className="sr">{name}</h1>
      <FirstScreen banner={hero?.options} />
      {isSignedIn && <OftenBought waiting={<div className={styles.often} />} />}
      {below.slice(0, shown).map((block) => (
        <Block key={`${block.type} ${block.sortNo}`} block={block} />
      ))}
      {shown < below.length && <div className={styles.below} />}
    </>
  );
}

const Block = memo(({ block }: { block: TemplateBlock }) => {
  if (block.type === 'banner') return <FirstScreen banner={block.options} isAlone />;
  if (block.type === 'iconNav') return <IconNav links={block.options.links} />;
  if (block.type === 'floor') return <Floor floor={block.options} />;
  return <RareBlock block={block} />;
});

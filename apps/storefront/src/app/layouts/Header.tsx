import { useEffect, useRef, useState } from 'react';
import { HotWords } from './HotWords.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MiniCart } from './MiniCart.tsx';
import { AllCategories, NavBar, NavLinks } from './NavBar.tsx';
import { SearchBox } from './SearchBox.tsx';

/** Logo, search and mini cart with the navigation bar beneath; once it has scrolled away a slim bar takes its place at the top. */
export function Header() {
  const full = useRef<HTMLElement>(null);
  const isAway = useIsAway(full);
  return (
    <>
      <header ref={full} className={styles.full}>
        <div className={`wrap ${styles.row}`}>
          <Logo />
          <div className={styles.search}>
            <SearchBox />
            <HotWords />
          </div>
          <MiniCart />
        </div>
        <NavBar />
      </header>
      {isAway && <SlimHeader />}
    </>
  );
}

/** The one-line header: after scrolling it stays at the top, in the personal centre it is the header. */
export function SlimHeader({ isFixed = true }: { isFixed?: boolean }) {
  const Landmark = isFixed ? 'section' : 'header';
  return (
    <Landmark aria-label="页头" className={isFixed ? `${styles.slim} ${styles.fixed}` : styles.slim}>
      <div className={`wrap ${styles.slimRow}`}>
        <Logo look="slim" />
        <AllCategories hasChevron place="slim" />
        <div className={styles.slimSearch}>
          <SearchBox look="slim" />
        </div>
        <MiniCart />
      </div>
      {!isFixed && <SlimBar />}
    </Landmark>
  );
}

/** The link row and the hot words in one thin line. */
function SlimBar() {
  return (
    <div className={`wrap ${styles.slimBar}`}>
      <NavLinks isSlim />
      <HotWords isSlim />
    </div>
  );
}

/** True while the element is above the screen; false on phones, where it is not drawn. */
function useIsAway(element: React.RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAway(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}

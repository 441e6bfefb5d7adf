import { useState } from 'react';
import { EndingCard } from './EndingCard.tsx';
import { DiscountsCard } from './DiscountsCard.tsx';
import { PriceFigures } from './PriceFigures.tsx';
import { PricesCard } from './PricesCard.tsx';
import styles from './PricesTab.module.css';
import { WhyCard } from './WhyCard.tsx';

/** What a customer signed for, item by item and by discounts, and why an item costs him what it costs. */
export function PricesTab({ customerId }: { customerId: string }) {
  const [itemNo, setItemNo] = useState('');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <PriceFigures customerId={customerId} />
        <PricesCard customerId={customerId} onWhy={setItemNo} />
        <DiscountsCard customerId={customerId} />
      </div>
      <div className={styles.main}>
        <WhyCard customerId={customerId} itemNo={itemNo} onItemNo={setItemNo} />
        <EndingCard customerId={customerId} />
      </div>
    </div>
  );
}

import type { Buyer } from './buyer.ts';
import type { HotCall } from './hot-call.ts';

/** What buyers send, each on a connection of his own. */
export function writesOf(buyers: readonly Buyer[]): HotCall[] {
  const each = (prepare: (buyer: Buyer) => Promise<() => Promise<unknown>>) => async (times: number) => {
    const ready = await Promise.all(
      buyers.map(async (buyer) => {
        const acts: (() => Promise<unknown>)[] = [];
        while (acts.length < times) acts.push(await prepare(buyer));
        return acts;
      }),
    );
    return async () => {
      await Promise.all(
        ready.map(async (acts) => {
          for (const act of acts) await act();
        }),
      );
      return { calls: times * buyers.length };
    };
  };
  const place = async (buyer: Buyer) => buyer.submit(await buyer.settle());
  return [
    { name: 'add to cart', atLeast: 1500, prepare: each(async (buyer) => buyer.add) },
    { name: 'settle', prepare: each(async (buyer) => buyer.settle) },
    {
      name: 'submit',
      prepare: each(async (buyer) => {
        const settled = await buyer.settle();
        return () => buyer.submit(settled);
      }),
    },
    {
      name: 'create payment',
      prepare: each(async (buyer) => {
        const placed = await place(buyer);
        return () => buyer.createPayment(placed);
      }),
    },
    {
      name: 'hear that it is paid',
      prepare: each(async (buyer) => {
        const payment = await buyer.createPayment(await place(buyer));
        return () => buyer.tell(payment);
      }),
    },
    { name: 'login', atLeast: 80, prepare: (times) => each(async (buyer) => buyer.logIn)(Math.ceil(times / 6)) },
  ];
}

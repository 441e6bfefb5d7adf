import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterWaybillMove,
  isOpenWaybill,
  leavingUnder,
  nextWaybill,
  type WaybillMove,
  waybillOrderId,
  type WaybillState,
  waybillStates,
} from './waybill-numbers.ts';

const { asked, given, cancelling, cancelled, refused, used } = waybillStates;
const of = (turn: number, state: WaybillState, logisticsCode = 'shunfeng') => ({ turn, state, logisticsCode });

test('what is known is told again, what is not known is asked for again, and a new turn begins only after an end', () => {
  expect(nextWaybill([], 'shunfeng')).toEqual({ step: 'new', turn: 1 });
  expect(nextWaybill([of(1, asked)], 'shunfeng')).toEqual({ step: 'again', waybill: of(1, asked) });
  expect(nextWaybill([of(1, given)], 'shunfeng')).toEqual({ step: 'given', waybill: of(1, given) });
  expect(nextWaybill([of(1, cancelling)], 'shunfeng')).toMatchObject({ step: 'blocked' });
  expect(nextWaybill([of(1, refused)], 'shunfeng')).toEqual({ step: 'again', waybill: of(1, refused) });
  expect(nextWaybill([of(1, cancelled)], 'shunfeng')).toEqual({ step: 'new', turn: 2 });
  expect(nextWaybill([of(1, used), of(2, cancelled)], 'shunfeng')).toEqual({ step: 'new', turn: 3 });
});

test('another courier waits until an open number is settled; one that said no stands in nobody’s way', () => {
  for (const state of [asked, given, cancelling])
    expect(nextWaybill([of(1, state, 'jd')], 'shunfeng')).toEqual({ step: 'blocked', waybill: of(1, state, 'jd') });
  expect(nextWaybill([of(1, refused, 'jd')], 'shunfeng')).toEqual({ step: 'new', turn: 2 });
  // Back at the first: its old id, which may hide a number.
  expect(nextWaybill([of(1, refused, 'jd'), of(2, refused)], 'jd')).toMatchObject({
    step: 'again',
    waybill: { turn: 1 },
  });
  expect(nextWaybill([of(1, refused, 'jd'), of(2, cancelled, 'jd')], 'jd')).toEqual({ step: 'new', turn: 3 });
});

test('a parcel leaves under a number that its order was given, never under one that is given back or another order’s', () => {
  const [mine, other] = ['1', '2'];
  const parcel = { orderId: mine, logisticsCode: 'shunfeng' };
  const ofOrder = (orderId: string, state: WaybillState) => ({ ...of(1, state), orderId });
  expect(leavingUnder([], parcel)).toEqual({});
  expect(leavingUnder([ofOrder(mine, given)], parcel)).toEqual({ used: ofOrder(mine, given) });
  expect(leavingUnder([ofOrder(mine, given)], { ...parcel, logisticsCode: 'jd' })).toEqual({ fault: 'otherCourier' });
  for (const state of [cancelling, cancelled] as const)
    expect(leavingUnder([ofOrder(mine, state)], parcel)).toEqual({ fault: state });
  // The courier gave the same one again.
  expect(leavingUnder([ofOrder(mine, cancelled), ofOrder(mine, given)], parcel)).toHaveProperty('used');
  for (const state of [given, cancelling])
    expect(leavingUnder([ofOrder(other, state)], parcel)).toEqual({ fault: 'otherOrder' });
  expect(leavingUnder([ofOrder(mine, used), ofOrder(other, used)], parcel)).toEqual({});
});

test('no move leads out of an end', () => {
  const moves: WaybillMove[] = ['ask', 'give', 'refuse', 'use', 'giveBack', 'cancel', 'keep'];
  for (const move of moves)
    for (const state of [used, cancelled]) expect(afterWaybillMove(state, move), move).toBeUndefined();
  expect(afterWaybillMove(given, 'cancel')).toBeUndefined();
  expect(afterWaybillMove(cancelling, 'use')).toBeUndefined();
});

test('however answers get lost, one number at most is open, no id is used twice and a service that keeps its word is paid once a turn', () => {
  const act = fc.record({
    kind: fc.constantFrom('ask', 'ship', 'cancel'),
    courier: fc.constantFrom('shunfeng', 'jd'),
    isLost: fc.boolean(),
    isNo: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const waybills: ReturnType<typeof of>[] = [];
      const paid = new Map<string, string>();
      const go = (waybill: ReturnType<typeof of>, move: WaybillMove) => {
        const state = afterWaybillMove(waybill.state, move);
        if (state) waybill.state = state;
      };
      for (const { kind, courier, isLost, isNo } of acts) {
        const open = waybills.find(({ state }) => isOpenWaybill(state));
        if (kind === 'ask') {
          const next = nextWaybill(waybills, courier);
          if (next.step === 'new') waybills.push(of(next.turn, asked, courier));
          else if (next.step === 'again') go(next.waybill, 'ask');
          else continue;
          const waybill = next.step === 'new' ? waybills.at(-1)! : next.waybill;
          const id = waybillOrderId('D1', waybill.turn);
          if (!isNo) {
            expect(paid.get(id) ?? courier).toBe(courier);
            paid.set(id, courier);
          }
          if (!isLost) go(waybill, isNo ? 'refuse' : 'give');
        } else if (open) {
          go(open, kind === 'ship' ? 'use' : 'giveBack');
          if (kind === 'cancel' && !isLost) go(open, isNo ? 'keep' : 'cancel');
        }
        expect(waybills.filter(({ state }) => isOpenWaybill(state)).length).toBeLessThanOrEqual(1);
        expect(new Set(waybills.map(({ turn }) => turn)).size).toBe(waybills.length);
        expect(paid.size).toBeLessThanOrEqual(waybills.length);
      }
    }),
  );
});

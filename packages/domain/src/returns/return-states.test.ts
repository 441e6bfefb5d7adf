import { describe, expect, test } from 'vitest';
import { returnReasons, returnTypes } from './return-reasons.ts';
import { customerTypes } from '../people/account-types.ts';
import { shopPermissionCodes } from '../shop-side/shop-permissions.ts';
import { type ReturnFacts, returnActions, shopReturnActions } from './return-actions.ts';
import {
  basisOf,
  receiveStateOf,
  receiveStates,
  type ReturnableLine,
  returnableQty,
  returnDeadline,
  type WindowFacts,
  windowRefusal,
  windowRefusalText,
} from './return-rules.ts';
import {
  allReturnStates,
  isOpenReturn,
  isReturnMoveAllowed,
  openReturnStates,
  type ReturnMove,
  returnMoves,
  type ReturnState,
  returnStates,
  returnStateTexts,
  returnTabs,
} from './return-states.ts';
import { applyFeeFault, returnImagesFault, returnReasonOf, returnRemarkFault } from './return-form.ts';

const moves = Object.keys(returnMoves) as ReturnMove[];
const final: readonly ReturnState[] = [
  returnStates.completed,
  returnStates.refused,
  returnStates.withdrawn,
  returnStates.ended,
];

describe('moves', () => {
  test('no move leads out of a final state, and every other state has one', () => {
    for (const state of allReturnStates) {
      const leaving = moves.filter((move) => isReturnMoveAllowed(move, state));
      if (final.includes(state)) expect(leaving).toEqual([]);
      else expect(leaving.length).toBeGreaterThan(0);
    }
  });

  test('every open state reaches a final one', () => {
    for (const start of openReturnStates) {
      const reached = new Set<ReturnState>([start]);
      for (const state of reached) {
        for (const move of moves.filter((one) => isReturnMoveAllowed(one, state))) {
          for (const next of returnMoves[move].next) reached.add(next);
        }
      }
      expect([...reached].some((state) => !isOpenReturn(state))).toBe(true);
    }
  });

  test('what was sent back is not withdrawn, and money leaves from 40 only', () => {
    expect(isReturnMoveAllowed('cancel', returnStates.awaitingReceipt)).toBe(false);
    expect(moves.filter((move) => returnMoves[move].next.some((next) => next === 60))).toEqual([
      'refund',
      'confirmExchange',
    ]);
    expect(returnMoves.refund.from).toEqual([40]);
  });

  test('every state has a label and stands in exactly one tab', () => {
    expect(Object.keys(returnStateTexts).map(Number)).toEqual(allReturnStates);
    const inTabs = returnTabs.flatMap((tab) => tab.states);
    expect(inTabs.toSorted((a, b) => a - b)).toEqual(allReturnStates);
  });
});

describe('actions', () => {
  const facts = (state: ReturnState, more: Partial<ReturnFacts> = {}) => ({
    state,
    attempt: 1,
    hasAgain: false,
    ...more,
  });
  const buyer = new Set(['return.apply'] as const);

  test.each([
    [10, ['edit', 'cancel']],
    [20, ['sendBack', 'cancel']],
    [30, ['sendBack']],
    [40, []],
    [50, ['convert']],
    [55, ['confirmExchange']],
    [60, []],
    [70, ['again']],
    [80, []],
    [90, []],
  ] as const)('a buyer of a sheet in %i may %j', (state, actions) => {
    expect(returnActions(facts(state), buyer).actions).toEqual(actions);
  });

  test('a refused action says why', () => {
    expect(
      returnActions(facts(returnStates.awaitingReship, { isExchangeInStock: true }), buyer).disabledReasons,
    ).toHaveProperty('convert');
    expect(returnActions(facts(returnStates.refused, { hasAgain: true }), buyer).actions).toEqual([]);
    expect(returnActions(facts(returnStates.refused, { attempt: 2 }), buyer).disabledReasons).toHaveProperty('again');
    expect(returnActions(facts(returnStates.awaitingSendBack), new Set()).disabledReasons).toEqual({
      sendBack: '没有操作权限',
      cancel: '没有操作权限',
    });
  });

  test('the shop', () => {
    const everything = new Set(shopPermissionCodes);
    expect(shopReturnActions(returnStates.awaitingAudit, everything).actions).toEqual(['agree', 'refuse']);
    expect(shopReturnActions(returnStates.awaitingReceipt, everything).actions).toEqual(['receive', 'refuseReceive']);
    expect(shopReturnActions(returnStates.awaitingReship, everything).actions).toEqual(['reship']);
    expect(shopReturnActions(returnStates.awaitingRefund, everything).actions).toEqual([]);
  });
});

const line: ReturnableLine = {
  qty: 10,
  cancelledQty: 1,
  shippedQty: 6,
  receivedQty: 4,
  returnedQty: 1,
  adjustedQty: 0,
  heldUnshippedQty: 1,
  heldTransitQty: 0,
  heldReceivedQty: 1,
  refusedQty: 1,
};

describe('units', () => {
  test('each is somewhere once', () => {
    expect(returnableQty(line)).toEqual({ unshipped: 2, transit: 2, received: 1 });
  });

  test.each([
    [2, 102, 'received'],
    [1, 109, 'unshipped'],
    [1, 107, 'transit'],
  ] as const)('goods %i with reason %i are taken from those %s', (receiveState, reasonCode, basis) => {
    expect(basisOf(returnableQty(line), { receiveState, reasonCode })).toBe(basis);
  });

  test('when everything is shipped, or counts as received', () => {
    const shipped = { ...line, shippedQty: 9, heldUnshippedQty: 0 };
    expect(
      basisOf(returnableQty(shipped), { receiveState: receiveStates.notReceived, reasonCode: returnReasons.other }),
    ).toBe('transit');
    const received = { ...shipped, receivedQty: 9 };
    expect(
      basisOf(returnableQty(received), {
        receiveState: receiveStates.notReceived,
        reasonCode: returnReasons.notReceived,
      }),
    ).toBe('received');
    expect(
      basisOf(returnableQty(received), {
        receiveState: receiveStates.notReceived,
        reasonCode: returnReasons.outOfStock,
      }),
    ).toBe('unshipped');
  });

  test('a reason knows whether the goods have arrived', () => {
    expect(receiveStateOf(107, returnTypes.refundOnly)).toBe(1);
    expect(receiveStateOf(102, returnTypes.refundOnly)).toBe(2);
    expect(receiveStateOf(199, returnTypes.refundOnly)).toBeUndefined();
    expect(receiveStateOf(199, returnTypes.refund)).toBe(2);
  });
});

describe('windows', () => {
  const at = (text: string) => new Date(`${text}+08:00`);
  const facts: WindowFacts = {
    customerType: customerTypes.member,
    isBusinessNoReason: false,
    isReturnable7: true,
    receivedAt: at('2026-11-01T10:00:00'),
    completedAt: at('2026-11-02T10:00:00'),
    isAfterSaleClosed: false,
    now: at('2026-11-08T23:59:59'),
    days: { noReasonDays: 7, afterSaleDays: 15 },
  };
  const noReason = { reasonCode: returnReasons.noReason };
  const quality = { reasonCode: returnReasons.quality };

  test('seven days end with the seventh day after the day of arrival', () => {
    expect(returnDeadline(101, facts)).toEqual(at('2026-11-09T00:00:00'));
    expect(windowRefusal(noReason, facts)).toBeUndefined();
    expect(windowRefusal(noReason, { ...facts, now: at('2026-11-09T00:00:00') })).toBe('5001');
  });

  test('quality has fifteen days from completion, and no end before that', () => {
    expect(windowRefusal(quality, { ...facts, now: at('2026-11-17T09:59:59') })).toBeUndefined();
    expect(windowRefusal(quality, { ...facts, now: at('2026-11-17T10:00:00') })).toBe('5001');
    expect(windowRefusal(quality, { ...facts, completedAt: null, now: at('2027-01-01T00:00:00') })).toBeUndefined();
    expect(windowRefusal(quality, { ...facts, isAfterSaleClosed: true })).toBe('5001');
  });

  test('without a reason: not enterprises unless their contract says so, and not every kind of goods', () => {
    expect(windowRefusal(noReason, { ...facts, customerType: customerTypes.enterprise })).toBe('5005');
    expect(
      windowRefusal(noReason, { ...facts, customerType: customerTypes.enterprise, isBusinessNoReason: true }),
    ).toBeUndefined();
    expect(windowRefusal(noReason, { ...facts, isReturnable7: false })).toBe('5005');
    expect(windowRefusalText(noReason, { ...facts, customerType: customerTypes.enterprise })).toBe(
      '该商品不支持七天无理由退货',
    );
    const mistake = { reasonCode: returnReasons.ownMistake };
    expect(windowRefusalText(mistake, { ...facts, customerType: customerTypes.enterprise })).toBe(
      '企业采购不支持因拍错退货',
    );
    expect(
      windowRefusalText(mistake, { ...facts, customerType: customerTypes.enterprise, isBusinessNoReason: true }),
    ).toBeUndefined();
    expect(windowRefusalText(mistake, { ...facts, isReturnable7: false })).toBe('该商品不支持七天无理由退货');
    expect(
      windowRefusal(quality, { ...facts, isReturnable7: false, customerType: customerTypes.enterprise }),
    ).toBeUndefined();
  });
});

describe('form', () => {
  test('a reason belongs to kinds of after-sales', () => {
    expect(returnReasonOf(1, 101)?.reasonName).toBe('七天无理由');
    expect(returnReasonOf(2, 101)).toBeUndefined();
    expect(returnReasonOf(3, 107)?.needImage).toBe(false);
  });

  test.each([
    ['', 101, undefined],
    ['', 102, '请填写5-200个字的问题描述'],
    ['断了四个字', 102, undefined],
    ['断了四', 101, '请填写5-200个字的问题描述'],
    ['字'.repeat(201), 199, '请填写5-200个字的问题描述'],
  ])('remark %j for %i', (remark, reasonCode, fault) => {
    expect(returnRemarkFault(remark, reasonCode)).toBe(fault);
  });

  test('pictures and fees', () => {
    expect(returnImagesFault(0, true)).toBe('请上传凭证图片');
    expect(returnImagesFault(7, false)).toBe('最多上传6张图片');
    expect(applyFeeFault(1251, 1250)).toBe('退款金额不能超过¥12.50');
    expect(applyFeeFault(0, 1250)).toBe('请输入正确的退款金额');
    expect(applyFeeFault(0, 0)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackStates, trackStateTexts } from '../orders/tracking.ts';
import { kuaidi100State } from './kuaidi100-states.ts';

test.each([
  ['0', trackStates.onTheWay],
  ['1002', trackStates.onTheWay],
  ['103', trackStates.collected],
  ['208', trackStates.stuck],
  ['203', trackStates.refused],
  ['303', trackStates.signed],
  ['401', trackStates.signedByOther],
  ['501', trackStates.outForDelivery],
  ['6', trackStates.goingBack],
  ['14', trackStates.refused],
  ['13', trackStates.heldByCustoms],
])('number %s is state %i', (statusCode, state) => {
  expect(kuaidi100State({ statusCode })).toBe(state);
});

test('without a number the word decides, and what nobody knows ends nothing', () => {
  expect(kuaidi100State({ status: '派件' })).toBe(trackStates.outForDelivery);
  expect(kuaidi100State({ statusCode: '', status: '签收' })).toBe(trackStates.signed);
  expect(kuaidi100State({ status: '干线' })).toBe(trackStates.onTheWay);
  fc.assert(
    fc.property(fc.string(), fc.string(), (statusCode, status) => {
      expect(trackStateTexts).toHaveProperty(String(kuaidi100State({ statusCode, status })));
    }),
  );
});

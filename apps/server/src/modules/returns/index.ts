export { askForRedLetter } from './ask-for-red-letter.ts';
export { endDueReturn } from './due-return.ts';
export { followReturn } from './follow-return.ts';
export { openForParcel } from './open-for-parcel.ts';
export { finishRefund, payOutOrder } from './pay-out.ts';

/** No transfer is looked for without the bank's slip: the form says it before sending, the server when it was sent without. */
export const slipMissingText = '请上传银行回单';

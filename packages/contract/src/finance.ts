export const finance = {};

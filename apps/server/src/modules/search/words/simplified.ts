export const toSimplified = (text: string): string => text;

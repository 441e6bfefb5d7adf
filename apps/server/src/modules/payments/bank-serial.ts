/** A bank serial number as it is kept and compared: full-width or small letters are the same line of the statement. */
export const bankSerialOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

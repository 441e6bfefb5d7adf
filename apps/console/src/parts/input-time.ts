/** "YYYY-MM-DD HH:mm:ss" as a field for day and time has it, to the minute; '' stays. */
export const inputTime = (wire: string): string => wire.slice(0, 16).replace(' ', 'T');

/** The other way round; undefined for an empty field. */
export const wireTime = (input: string): string | undefined =>
  input === '' ? undefined : `${input.slice(0, 16).replace('T', ' ')}:00`;

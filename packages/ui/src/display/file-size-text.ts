const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** How large a file is: "12 KB", "1.5 MB"; nothing is smaller than 1 KB. */
export const fileSizeText = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / kilobyte))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

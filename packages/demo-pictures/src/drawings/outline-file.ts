export const outlineFile = (name: string) => new URL(`../../../../.cache/outlines/${name}.json`, import.meta.url);

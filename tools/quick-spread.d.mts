export declare function quickenSpread(dir: string): void;

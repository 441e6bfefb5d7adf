/** What a dialog of the page is about; without an id it makes a new one. */
export type EditedHelp = { kind: 'group'; docId?: string } | { kind: 'doc'; docId?: string; parentId: string };
export type Edited = EditedHelp | { kind: 'notice'; noticeId?: string };

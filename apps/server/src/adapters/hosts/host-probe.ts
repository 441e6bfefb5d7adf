/** What the world says of a host: its records, and who answers there. */
export interface HostProbe {
  /** TXT records of a name; none where the name or they do not exist. Throws {@link HostFault} where DNS gives no answer. */
  txt: (name: string) => Promise<string[]>;
  /** Addresses of a host, IPv4 first; none where it has none. Throws {@link HostFault} as above. */
  addresses: (host: string) => Promise<string[]>;
  /** Asks the shop at this host, by HTTPS and at one of its public addresses, whose shop it is. */
  ask: (host: string, address: string) => Promise<HostAnswer>;
}

export type HostAnswer =
  | { kind: 'shop'; companyId: string; certificateUntil: Date }
  /** Somebody answers, but not as a shop. */
  | { kind: 'other' }
  | { kind: 'unreachable'; reason: HostFailure };

/** Why nobody was reached. */
export type HostFailure =
  | 'notPublic'
  | 'noConnection'
  | 'certificateExpired'
  | 'certificateOfOther'
  | 'certificateUntrusted';

export class HostFault extends Error {}

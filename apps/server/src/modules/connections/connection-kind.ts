import type { ProviderField } from '@jicai/domain/shop-side/provider-form.ts';
import type { ConnectionTable } from '../../db/tables/connections.ts';
import type { ProviderSettings } from '../../provider-settings.ts';

/** A kind of outside service that a shop is connected with by keys of its own, such as text messages. */
export interface ConnectionKind<P extends string> {
  /** Begins the subject of its records in the log; bound to the seal of its settings. */
  name: string;
  table: ConnectionTable;
  /** In the order they are asked while none is put first. */
  providers: readonly P[];
  texts: Readonly<Record<P, string>>;
  fields: Readonly<Record<P, readonly ProviderField[]>>;
}

export interface Connection<P extends string> {
  provider: P;
  isEnabled: boolean;
  isFirst: boolean;
  /** Opened. */
  settings: ProviderSettings;
  updatedAt: Date;
}

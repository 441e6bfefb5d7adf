import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, StartFault } from './config.ts';

const zSecrets = z.object({
  databasePassword: z.string().min(16),
  passwordPepper: z.string().min(16),
  linkSecret: z.string().min(16),
  /** Opens what is sealed too, while keys are exchanged (docs/operations.md, Keys). */
  linkSecretOther: z.string().min(16).optional(),
});
export type Secrets = z.infer<typeof zSecrets>;

/** With the embedded database the secrets are made once and kept in DATA_DIR/secrets.json (0600, part of every backup). */
export function readSecrets(config: Config): Secrets {
  if (config.databaseUrl) {
    return {
      databasePassword: '',
      passwordPepper: config.passwordPepper ?? '',
      linkSecret: config.linkSecret ?? '',
      linkSecretOther: config.linkSecretOther,
    };
  }
  const file = join(config.dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true });
    const made: Secrets = { databasePassword: secret(), passwordPepper: secret(), linkSecret: secret() };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
    return made;
  }
  try {
    return zSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new StartFault(`${file} 已损坏，请从备份恢复`, { cause });
  }
}

const secret = () => randomBytes(24).toString('base64url');

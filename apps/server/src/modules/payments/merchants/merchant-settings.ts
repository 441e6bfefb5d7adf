import { merchantFields } from '@jicai/domain/payments/merchant-form.ts';
import type { ProviderValues } from '@jicai/domain/shop-side/provider-form.ts';
import type { Channel } from '@jicai/domain/payments/payment-states.ts';
import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { badField } from '../../../http/refusal.ts';
import { type ProviderSettings, shownValues, withTyped } from '../../../provider-settings.ts';

type Settings = ProviderSettings;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Stored settings as the fields of the form; secrets are left out. */
export function toValues(channel: Channel, settings: Settings): ProviderValues {
  const [first, second] = keysOf(settings);
  const flat: Settings = {
    ...settings,
    platformSerial: first?.serial,
    platformKey: first?.pem,
    nextPlatformSerial: second?.serial,
    nextPlatformKey: second?.pem,
  };
  return shownValues(merchantFields[channel], flat);
}

const keysOf = ({ platformKeys }: Settings) =>
  Array.isArray(platformKeys) ? (platformKeys as { serial: string; pem: string }[]) : [];

/**
 * The form as the adapter takes it, over what is stored: an empty secret keeps the one that is there. Refused as badInput
 * at a field whose key cannot be read.
 */
export function settingsOf(channel: Channel, values: ProviderValues, stored: Settings): Settings {
  const settings = withTyped(merchantFields[channel], values, stored);
  if (channel === 'ALIPAY') return { ...settings, ...alipayKeys(settings) };
  if (channel === 'WECHAT') return wechatKeys(settings);
  return settings;
}

function alipayKeys(settings: Settings): Settings {
  const { pem, keyType } = privateKeyOf(textOf(settings['privateKey']));
  return { privateKey: pem, keyType, alipayPublicKey: publicKeyOf('alipayPublicKey', settings) };
}

function wechatKeys(settings: Settings): Settings {
  const { platformSerial, platformKey: _first, nextPlatformSerial, nextPlatformKey: _second, ...rest } = settings;
  if (textOf(settings['apiV3Key']).length !== 32) throw badField('values.apiV3Key', 'APIv3 密钥应为 32 位');
  const verifyFile = textOf(settings['verifyFile']);
  if (verifyFile && !verifyFilePattern.test(verifyFile))
    throw badField('values.verifyFile', '文件名应为 MP_verify_ 开头、.txt 结尾');
  const next = textOf(nextPlatformSerial);
  return {
    ...rest,
    privateKey: privateKeyOf(textOf(settings['privateKey'])).pem,
    platformKeys: [
      { serial: textOf(platformSerial), pem: publicKeyOf('platformKey', settings) },
      ...(next ? [{ serial: next, pem: publicKeyOf('nextPlatformKey', settings) }] : []),
    ],
  };
}

/** The name of the file is its word, and so is what stands in it. */
export const verifyFilePattern = /^MP_verify_([A-Za-z0-9]{8,64})\.txt$/;

/** A key with its PEM lines, or the bare body that the vendors' tools give. */
const asPem = (text: string, label: string) =>
  text.includes('-----BEGIN')
    ? text
    : `-----BEGIN ${label}-----\n${text.replaceAll(/\s/g, '')}\n-----END ${label}-----`;

function privateKeyOf(text: string): { pem: string; keyType: 'PKCS1' | 'PKCS8' } {
  for (const [label, keyType] of [
    ['PRIVATE KEY', 'PKCS8'],
    ['RSA PRIVATE KEY', 'PKCS1'],
  ] as const) {
    const pem = asPem(text, label);
    if (isReadable(() => createPrivateKey(pem)))
      return { pem, keyType: pem.includes('RSA PRIVATE') ? 'PKCS1' : keyType };
  }
  throw badField('values.privateKey', '私钥无法识别，请粘贴完整的密钥');
}

function publicKeyOf(field: string, settings: Settings): string {
  const pem = asPem(textOf(settings[field]), 'PUBLIC KEY');
  const isFit = pem.includes('CERTIFICATE')
    ? isReadable(() => new X509Certificate(pem))
    : isReadable(() => createPublicKey(pem));
  if (!isFit) throw badField(`values.${field}`, '公钥无法识别，请粘贴完整的公钥或证书');
  return pem;
}

function isReadable(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

export { type CheckResult, ProviderCard } from './ProviderCard.tsx';
export { ProviderDialog, type SavedProvider } from './ProviderDialog.tsx';
export { useProviderCheck } from './use-provider-check.ts';
export { ProviderFields } from './ProviderFields.tsx';
export { clearedOf, type ProviderForm, textsOf } from './use-provider-form.ts';

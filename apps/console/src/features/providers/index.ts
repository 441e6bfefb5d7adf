export { type CheckResult, ProviderCard } from './ProviderCard.tsx';
export { ProviderFields } from './ProviderFields.tsx';
export { useProviderCheck } from './use-provider-check.ts';
export { type ProviderForm, textsOf, useProviderForm } from './use-provider-form.ts';

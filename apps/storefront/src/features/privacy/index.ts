export { PrivacyCard } from './PrivacyCard.tsx';

import { allConsentTypes, type ConsentType, consentTypes } from '@jicai/domain/people/consents.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { agreementQuery } from '../help/index.ts';

/** The agreements of the shop and what is ticked; one that the shop does not have is not asked for. */
export function useConsents() {
  const agreements = useQueries({ queries: allConsentTypes.map((type) => agreementQuery(type)) });
  const [ticked, setTicked] = useState<readonly ConsentType[]>([]);
  const [problem, setProblem] = useState('');
  const asked = allConsentTypes.flatMap((type, at) => {
    const agreement = agreements[at]?.data;
    // The privacy agreement is always asked for: without it nobody registers.
    return agreement || type === consentTypes.privacy
      ? [{ type, title: agreement?.title ?? '', version: agreement?.version ?? '' }]
      : [];
  });
  return {
    asked,
    problem,
    isTicked: (type: ConsentType) => ticked.includes(type),
    set(type: ConsentType, isTicked: boolean) {
      setTicked(isTicked ? [...ticked, type] : ticked.filter((other) => other !== type));
      if (isTicked) setProblem('');
    },
    /** Shows what is missing of the required ones; true when nothing is. */
    isGiven(): boolean {
      const missing = asked.find(({ type }) => type !== consentTypes.marketing && !ticked.includes(type));
      setProblem(missing ? `请阅读并同意${missing.type === consentTypes.privacy ? '隐私协议' : '服务协议'}` : '');
      return missing === undefined;
    },
    /** As Register and EditRegister take it. */
    body: () => ({
      isAgree: ticked.includes(consentTypes.privacy),
      agreementVersion: asked.find(({ type }) => type === consentTypes.privacy)?.version ?? '',
      consents: asked
        .filter(({ type }) => type !== consentTypes.privacy)
        .map(({ type, version }) => ({ consentType: type, version, isAgree: ticked.includes(type) })),
    }),
  };
}
export type Consents = ReturnType<typeof useConsents>;

import type { ConsentType } from '@jicai/domain/people/consents.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { agreementQuery } from '../help/index.ts';

const kinds = [1, 2, 3] as const;

/** The agreements of the shop and what is ticked; one that the shop does not have is not asked for. */
export function useConsents() {
  const agreements = useQueries({ queries: kinds.map((type) => agreementQuery(type)) });
  const [ticked, setTicked] = useState<readonly ConsentType[]>([]);
  const [problem, setProblem] = useState('');
  const asked = kinds.flatMap((type, at) => {
    const agreement = agreements[at]?.data;
    // The privacy agreement is always asked for: without it nobody registers.
    return agreement || type === 1 ? [{ type, title: agreement?.title ?? '', version: agreement?.version ?? '' }] : [];
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
      const missing = asked.find(({ type }) => type !== 3 && !ticked.includes(type));
      setProblem(missing ? `请阅读并同意${missing.type === 1 ? '隐私协议' : '服务协议'}` : '');
      return missing === undefined;
    },
    /** As Register and EditRegister take it. */
    body: () => ({
      isAgree: ticked.includes(1),
      agreementVersion: asked.find(({ type }) => type === 1)?.version ?? '',
      consents: asked
        .filter(({ type }) => type !== 1)
        .map(({ type, version }) => ({ consentType: type, version, isAgree: ticked.includes(type) })),
    }),
  };
}
export type Consents = ReturnType<typeof useConsents>;

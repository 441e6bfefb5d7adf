import { type FieldRule, tidyCode } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';

/**
 * A text field under one rule of docs/domain/validation.md §1: tidied, then refused with the rule's own text. Absent
 * counts as ''.
 */
export function zForm(rule: FieldRule, tidy: (value: string) => string = tidyCode) {
  return z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .transform(tidy)
      .superRefine((value, issues) => {
        const text = rule(value);
        if (text) issues.addIssue({ code: 'custom', message: text });
      }),
  );
}

import { useTranslation } from 'react-i18next'
import type { Refusal } from '../../platform/call-function.ts'

const CODES: readonly string[] = ['not_zero', 'too_few_lines', 'own_balance', 'turns_negative', 'needs_second']

/** What a correction is refused for, in a sentence. */
export function useRefusedCorrection(): (refusal: Refusal) => string | undefined {
  const { t } = useTranslation('admin-corrections')
  return ({ code }) => (CODES.includes(code) ? t(`refused.${code}`) : undefined)
}

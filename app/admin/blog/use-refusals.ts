import { useTranslation } from 'react-i18next'
import type { Refusal } from '../../platform/call-function.ts'

const REFUSED = ['no_post', 'no_text', 'no_title', 'slug_taken', 'draft_there'] as const

/** Sentences for what the database says no to about a post. */
export function useRefusals(): (refusal: Refusal) => string | undefined {
  const { t } = useTranslation('admin-blog')
  return ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined)
}

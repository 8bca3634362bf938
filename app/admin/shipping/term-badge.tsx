import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { type Term, termState } from './shipping.ts'

const TONES = { planned: 'gold', begun: 'leaf', over: 'quiet', withdrawn: 'quiet' } as const

/** Where a term stands. */
export function TermBadge({ term }: { term: Pick<Term, 'starts_at' | 'ends_at'> }) {
  const { t } = useTranslation('admin-shipping')
  const state = termState(term)
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}

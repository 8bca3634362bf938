import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

/** Whether a letter still waits for an answer. */
export function LetterStateBadge({ closed }: { closed: boolean }) {
  const { t } = useTranslation('admin-contact-letters')
  return <Badge tone={closed ? 'quiet' : 'gold'}>{t(`filters.stateOptions.${closed ? 'closed' : 'open'}`)}</Badge>
}

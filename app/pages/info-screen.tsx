import { useTranslation } from 'react-i18next'
import type { InfoData } from './load-info.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { InfoFrame } from './info-frame.tsx'

/** The pages that are text alone: terms, privacy, returns. */
export default function InfoScreen({ loaderData: { page, facts, written } }: { loaderData: InfoData }) {
  const { t } = useTranslation('shell')
  const version = page === 'terms' ? facts.termsVersion : page === 'privacy' ? facts.privacyVersion : undefined
  // Whoever reads how to return something wants to do it.
  const find = (
    <ButtonLink to="/order-tracking" className="mt-5">
      {t('pages.tracking')}
    </ButtonLink>
  )
  return (
    <InfoFrame page={page} facts={facts} written={written} meta={version && t('info.version', { version })} after={page === 'returns' ? { how: find } : {}} />
  )
}

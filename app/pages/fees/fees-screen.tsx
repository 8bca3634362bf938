import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { FeeCalculator } from './fee-calculator.tsx'
import { InfoFrame } from '../info-frame.tsx'
import type { InfoData } from '../load-info.server.ts'

/** What selling costs, with a sum that everybody can check. */
export default function FeesScreen({ loaderData: { facts, written } }: { loaderData: InfoData }) {
  const { t } = useTranslation('pages-fees')
  const open = (
    <ButtonLink to="/register" className="mt-5">
      {t('open')}
    </ButtonLink>
  )
  return <InfoFrame page="fees" facts={facts} written={written} after={{ what: <FeeCalculator facts={facts} />, start: open }} />
}

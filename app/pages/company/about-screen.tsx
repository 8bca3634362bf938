import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { WovenMotif } from '../../ui/woven-motif.tsx'
import { InfoFrame } from '../info-frame.tsx'
import type { InfoData } from '../load-info.server.ts'

/** Who we are, and the way in for makers. */
export default function AboutScreen({ loaderData: { facts, written } }: { loaderData: InfoData }) {
  const { t } = useTranslation('pages-about')
  const join = (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
      <ButtonLink to="/register">{t('open')}</ButtonLink>
      <WovenMotif className="h-9 w-40 text-gold-thread" />
    </div>
  )
  return <InfoFrame page="about" facts={facts} written={written} after={{ join }} />
}

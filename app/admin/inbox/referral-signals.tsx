import { useTranslation } from 'react-i18next'
import type { Signal } from './work.ts'

/** What makes a referral suspicious, in words. */
export function Signals({ of }: { of: readonly Signal[] }) {
  const { t } = useTranslation('admin-referrals')
  return (
    <ul className="list-disc ps-5">
      {of.map((signal) => (
        <li key={signal}>{t(`signals.${signal}`)}</li>
      ))}
    </ul>
  )
}

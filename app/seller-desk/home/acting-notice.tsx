import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import type { MyDesk } from '../desk.ts'

/** Above the desk of a shop that somebody else owns: for whom one acts, and as what. */
export default function ActingNotice({ seller }: { seller: MyDesk }) {
  const { t } = useTranslation('team')
  return (
    <Notice tone="news" className="mb-6">
      <span className="wrap-anywhere">{t(seller.isHelper ? 'actingHelper' : 'acting', { shop: seller.businessName, role: t(`names.${seller.role}`) })}</span>
    </Notice>
  )
}

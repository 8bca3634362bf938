import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { DecideButtons, type Choice } from '../inbox/decide-buttons.tsx'
import type { SellerRecord } from './seller-row.ts'

type Deed = 'suspend' | 'reinstate' | 'verify' | 'unverify'

const ASKS = {
  suspend: (id: string, reason: string) => askDatabase('suspend_seller', { p_seller_id: id, p_reason: reason }),
  reinstate: (id: string, reason: string) => askDatabase('reinstate_seller', { p_seller_id: id, p_reason: reason }),
  verify: (id: string, reason: string) => askDatabase('verify_seller', { p_seller_id: id, p_verified: true, p_reason: reason }),
  unverify: (id: string, reason: string) => askDatabase('verify_seller', { p_seller_id: id, p_verified: false, p_reason: reason }),
} satisfies Record<Deed, (id: string, reason: string) => unknown>

/** What may be done with a shop as it stands now. */
export function SellerDeeds({ seller }: { seller: SellerRecord }) {
  const { t } = useTranslation('admin-sellers')
  const may = useMay()
  if (!may('sellers.judge')) return null
  const name = seller.business_name
  const choiceOf = (deed: Deed): Choice => ({
    id: deed,
    look: deed === 'suspend' ? 'danger' : deed === 'reinstate' ? 'primary' : 'quiet',
    verb: t(`deeds.${deed}.verb`),
    title: t(`deeds.${deed}.title`, { name }),
    consequence: t(`deeds.${deed}.consequence`),
    done: t(`deeds.${deed}.done`, { name }),
    ask: (reason) => ASKS[deed](seller.id, reason),
    refused: ({ code }) => (code === 'own_shop' ? t('deeds.own') : undefined),
  })
  return <DecideButtons choices={deedsOf(seller).map(choiceOf)} />
}

function deedsOf({ application_status: status, is_verified: verified }: SellerRecord): Deed[] {
  const mark = verified ? 'unverify' : 'verify'
  if (status === 'approved') return [mark, 'suspend']
  return status === 'suspended' ? [mark, 'reinstate'] : []
}

import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { brokenRule } from '../products/broken-rule.ts'
import { isFull, isOwing, isUnsaid } from '../products/my-product.ts'
import { isWrongHour } from '../products/plan-publication.ts'
import { isHeld, picturesOnTheirWay } from './place-answers.ts'
import type { Listing } from './use-listing.ts'

/** What a listing that is to be kept still waits for, or why the shop refused it and what helps. */
export function WaitingNotice({ listing, onEdit }: { listing: Listing; onEdit: () => void }) {
  const { t, i18n } = useTranslation(['listing', 'dashboard', 'desk'])
  const navigate = useNavigate()
  const { wanted, refused, answers, line } = listing
  if (wanted !== null) {
    const open = picturesOnTheirWay(answers)
    return (
      <div role="status" className="mt-4 rounded-card border border-indigo bg-indigo-wash p-4">
        <p className="font-semibold">{t(wanted === 'sale' ? 'waiting.sale' : 'waiting.draft')}</p>
        <p className="mt-1">{!line ? t('waiting.line') : open > 0 ? t('waiting.pictures', { count: open }) : t('waiting.now')}</p>
        {(!line || open > 0) && (
          <Button look="quiet" size="small" className="mt-3" onClick={onEdit}>
            {t('waiting.edit')}
          </Button>
        )}
      </div>
    )
  }
  if (refused === undefined) return null
  const way = isFull(refused)
    ? { text: t('dashboard:room.full'), label: t('dashboard:room.seePlan'), to: '/membership#plans' }
    : isOwing(refused)
      ? { text: t('dashboard:room.owes'), label: t('dashboard:room.seeMoney'), to: '/seller-dashboard?tab=money' }
      : undefined
  const said =
    way?.text ??
    (isHeld(refused) ? t('desk:stock.needed', { count: refused.held }) : undefined) ??
    brokenRule(refused, i18n.language) ??
    (isWrongHour(refused) ? t('later.wrong') : isUnsaid(refused) ? t('dashboard:product.said.first') : whyOf(t, refused).text)
  return (
    <div role="alert" className="mt-4 rounded-card border border-terracotta bg-surface p-4">
      <p className="font-semibold">{t('dashboard:notSaved')}</p>
      <p className="mt-1 wrap-anywhere">{said}</p>
      {way && (
        <Button look="quiet" size="small" className="mt-3" onClick={() => void navigate(way.to)}>
          {way.label}
        </Button>
      )}
    </div>
  )
}

import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { TrackedPoints } from './tracked-order.ts'
import { numberFormat } from '../../i18n/number-format.ts'

/** What a member's order brings in points: will bring while it is unpaid, is on its way, has come. Nothing for guests. */
export function OrderPoints({ points, unpaid = false }: { points: TrackedPoints | null; unpaid?: boolean }) {
  const { t, i18n } = useTranslation('points')
  if (!points) return null
  const say = (key: 'will' | 'pending' | 'earned', count: number) =>
    count > 0 && t(`order.${key}`, { count, points: numberFormat(i18n.language).format(count) })
  const sentences = (
    unpaid
      ? [say('will', points.will)]
      : [
          say('earned', points.earned),
          say('pending', points.pending),
          points.waitsForCash && t('order.waitsForCash'),
          points.waitsForInvoice && t('order.waitsForInvoice'),
        ]
  ).filter(Boolean)
  if (sentences.length === 0) return null
  return (
    <div className="flex gap-3 rounded-card bg-gold-wash px-4 py-3 text-gold">
      {/* As high as the first line beside it. */}
      <Coins className="mt-0.5 size-5 shrink-0 sm:mt-3" aria-hidden="true" />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-52">{sentences.join(' ')}</span>
        <Link to="/membership" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {t('order.see')}
        </Link>
      </p>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../../i18n/number-format.ts'
import type { ShopRoom } from './my-product.ts'

/** From this share on a maker should know that room runs out. */
const NEARLY_FULL = 0.9

/** How much of the room for pieces is used, what to do near its end, and where there is more. */
export function RoomLine({ room: { used, room, plan, planRoom } }: { room: ShopRoom }) {
  const { t, i18n } = useTranslation('dashboard')
  const number = (count: number) => numberFormat(i18n.language).format(count)
  const hint = used > room ? 'over' : used === room ? 'full' : used >= room * NEARLY_FULL ? 'near' : undefined
  const said = t('room.used', { used: number(used), room: number(room) })
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface p-4 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold tabular-nums">{said}</span>
        {!plan && planRoom > room && (
          <Link to="/membership#plans" className="link inline-flex items-center pointer-coarse:min-h-11">
            {t('room.plan', { room: number(planRoom) })}
          </Link>
        )}
      </p>
      <div
        role="meter"
        aria-label={said}
        aria-valuemin={0}
        aria-valuemax={room}
        aria-valuenow={Math.min(used, room)}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className={hint ? 'h-full bg-gold' : 'h-full bg-leaf'} style={{ width: `${Math.min(100, (used / Math.max(room, 1)) * 100)}%` }} />
      </div>
      {hint && <p role="status">{t(`room.${hint}`, { room: number(room) })}</p>}
    </div>
  )
}

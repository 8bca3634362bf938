import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat, type DateFormat, type DateStyle } from './date-format.ts'
import { SHOP_ZONE } from './time-zone.ts'

/** Zones of readers do not change while they read. */
const never = () => () => {}

/**
 * Writes moments in the reader's language and zone, which is the browser's. The server does not know it and everybody gets the same page, so until hydration
 * the shop's zone stands. (`docs/decisions/one-time-zone.md`)
 */
export function useMoments(): (style: DateStyle) => DateFormat {
  const { i18n } = useTranslation()
  const timeZone = useSyncExternalStore<string | undefined>(
    never,
    () => undefined,
    () => SHOP_ZONE,
  )
  return (style) => dateFormat(i18n.language, { ...style, timeZone })
}

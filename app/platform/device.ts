/** The specification: a screen of at most this width is mobile. */
export const MOBILE_MAX_WIDTH = 768

/** What the browser says about the connection (Network Information); where it says nothing, the connection counts as good. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Slow connections and data savers get smaller pictures and no preloading. */
export const isSlow = ({ saveData, effectiveType }: Connection): boolean =>
  saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g' || effectiveType === '3g'

/** How pictures are asked for: quality in percent and the largest width in pixels. */
export type PictureBudget = { quality: number; maxWidth: number }

/** The specification: quality 85 on a desk, 75 on a phone, 60 on slow connections; width at most 800 on a phone, 400 on slow connections. */
export const PICTURE_BUDGETS = {
  desk: { quality: 85, maxWidth: Number.POSITIVE_INFINITY },
  mobile: { quality: 75, maxWidth: 800 },
  slow: { quality: 60, maxWidth: 400 },
} as const satisfies Record<string, PictureBudget>

// Not in lib.dom, because Safari and Firefox do not have it.
const informed = () => (navigator as Navigator & { connection?: Connection & Partial<EventTarget> }).connection

/** Browser only. What this browser says of its connection now. */
export function connectionNow(): Connection {
  const connection = informed()
  return { saveData: connection?.saveData ?? false, effectiveType: connection?.effectiveType ?? '4g' }
}

/** Browser only. Calls back when the connection has become another. Returns how to stop. */
export function onConnection(changed: () => void): () => void {
  const connection = informed()
  connection?.addEventListener?.('change', changed)
  return () => connection?.removeEventListener?.('change', changed)
}

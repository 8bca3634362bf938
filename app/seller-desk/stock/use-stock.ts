import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLine } from '../../platform/use-line.ts'
import { LOW_STOCK_BELOW } from '../../stock/stock-line.ts'
import { isLow, type StockRow } from '../desk.ts'
import { listStock, type Stock, type StockWanted } from '../read-desk.ts'

/** So long after the last letter the shop is asked. */
const QUIET_MS = 300

/**
 * The shelves of a shop as they are looked for. Those that were read at first are looked through here, at once and without a line; where the shop has more, what is
 * wanted is asked of all of them as soon as the words rest.
 */
export function useStock(sellerId: string, { words: typed, low, first }: StockWanted) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const line = useLine()
  const asking = (wanted: StockWanted) => ({
    queryKey: ['desk-stock', sellerId, language, wanted],
    queryFn: () => listStock({ sellerId, language }, wanted),
  })
  const words = typed.trim().slice(0, 100)
  const calm = useCalm(words)
  const read = useQuery(asking({ words: '', low: false, first: 'scarcest' }))
  const isWhole = read.data !== undefined && read.data.total <= read.data.rows.length
  const asks = line && read.data !== undefined && !isWhole
  // Read at once, so that a phone that goes to a market without a line knows what lies there.
  const fullest = useQuery({ ...asking({ words: '', low: false, first: 'most' }), enabled: asks })
  const scarce = useQuery({ ...asking({ words: '', low: true, first: 'scarcest' }), enabled: asks })
  const isNarrow = words !== '' || low
  const asked = useQuery({ ...asking({ words: calm, low, first }), enabled: asks && isNarrow })

  const lists = [read.data?.rows ?? [], fullest.data?.rows ?? []]
  const [base = []] = first === 'most' && fullest.data ? lists.toReversed() : lists
  const here = [...new Map(lists.flat().map((row) => [row.variantId, row])).values()]
  const isAnswered = asks && calm === words && asked.data !== undefined
  const total = read.data?.total ?? 0
  const found = isNarrow && isAnswered ? asked.data : undefined
  return {
    read,
    rows: found?.rows ?? (isNarrow ? matching(here, words).filter((row) => !low || isLow(row, LOW_STOCK_BELOW)) : base),
    /** What could not be asked of the shop. */
    failed: asks && isNarrow && asked.isError ? asked : undefined,
    /** There may be more than is shown: the shop has not answered yet. */
    isAsking: asks && isNarrow && !isAnswered && !asked.isError,
    low: (asks ? scarce.data?.total : undefined) ?? here.filter((row) => isLow(row, LOW_STOCK_BELOW)).length,
    part: isWhole ? undefined : partOf({ line, kept: here.length, total, shown: isNarrow ? found : { rows: base, total } }),
  }
}

/** How many of how many are shown, or kept on the phone without a line; undefined where nothing is left out. */
export type Part = { of: 'shown' | 'kept'; here: number; total: number }

function partOf({ line, kept, total, shown }: { line: boolean; kept: number; total: number; shown: Stock | undefined }): Part | undefined {
  if (!line) return { of: 'kept', here: kept, total }
  return shown && shown.total > shown.rows.length ? { of: 'shown', here: shown.rows.length, total: shown.total } : undefined
}

const matching = (rows: readonly StockRow[], words: string): StockRow[] => {
  const wanted = words.trim().toLowerCase()
  return rows.filter((row) => [row.name, row.variant, row.sku].some((text) => text.toLowerCase().includes(wanted)))
}

/** What was typed, as soon as it rests. */
function useCalm(typed: string): string {
  const [calm, setCalm] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(typed), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return calm
}

import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import type { Part } from './use-stock.ts'

/** Says that a list of shelves is not all there are, and how to come by the others. */
export function PartLine({ part }: { part: Part | undefined }) {
  const { t, i18n } = useTranslation('desk')
  if (!part) return null
  const count = (many: number) => numberFormat(languageOf(i18n.language) ?? FALLBACK_LANGUAGE).format(many)
  return (
    <p role="status" className="text-sm text-ink-soft">
      {t(part.of === 'kept' ? 'stock.partKept' : 'stock.partShown', { here: count(part.here), total: count(part.total) })}
    </p>
  )
}

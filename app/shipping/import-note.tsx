import { useTranslation } from 'react-i18next'
import { useRoughPrice } from '../money/price.tsx'
import type { ImportCharges } from './import-charges.ts'

/** What the buyer's country will probably ask for beside the price; nothing for parcels that stay in Thailand. Needs the words of `shipping`. */
export function ImportNote({ charges, className }: { charges: ImportCharges | null; className?: string }) {
  const { t } = useTranslation('shipping')
  const rough = useRoughPrice()
  if (charges === null) return null
  if (charges.due !== 'about') return <p className={className}>{t(`imports.${charges.due}`)}</p>
  const [from, to] = [rough(charges.from), rough(charges.to)]
  return (
    <p className={className} data-price>
      {from === to ? t('imports.about', { amount: to }) : t('imports.between', { from, to })}
    </p>
  )
}

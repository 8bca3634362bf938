import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { NarrowingChips } from '../../ui/narrowing-chips.tsx'
import { isNarrowed, NO_SELLER_SEARCH, sellersAddress, type SellerSearch } from '../seller-search.ts'
import type { SellerPage } from '../seller.ts'

type Chip = { label: string; without: Partial<SellerSearch> }

/** What narrows the directory. */
export function SellerChips({ search, page }: { search: SellerSearch; page: SellerPage }) {
  const { t } = useTranslation('sellers')
  const chips = useChips(search, page)
  if (!isNarrowed(search)) return null
  return (
    <NarrowingChips
      label={t('list.chosen')}
      chips={chips.map(({ label, without }) => ({
        key: label,
        label,
        remove: t('list.remove', { label }),
        to: sellersAddress({ ...search, ...without, page: 1 }),
      }))}
      clear={{ label: t('list.clear'), to: sellersAddress({ ...NO_SELLER_SEARCH, sort: search.sort }) }}
      className="mt-4"
    />
  )
}

/** The chips of a search. A craft of last year that nobody knows any more shows its address. */
function useChips(search: SellerSearch, { crafts, provinces }: SellerPage): Chip[] {
  const { t, i18n } = useTranslation('sellers')
  const craft = crafts.flatMap((family) => [family, ...family.below]).find(({ slug }) => slug === search.craft)?.name ?? search.craft
  const province = provinces.find(({ code }) => code === search.province)?.name ?? search.province
  const chips: (Chip | false)[] = [
    search.q !== '' && { label: search.q, without: { q: '' } },
    search.province !== '' && { label: province, without: { province: '' } },
    search.region !== '' && search.province === '' && { label: t(`regions.${search.region}`), without: { region: '' } },
    search.craft !== '' && { label: craft, without: { craft: '' } },
    search.rating !== '' && {
      label: t('list.ratingFrom', { rating: numberFormat(i18n.language).format(Number(search.rating)) }),
      without: { rating: '' },
    },
    search.verified && { label: t('list.verified'), without: { verified: false } },
    search.open && { label: t('list.open'), without: { open: false } },
  ]
  return chips.filter((chip) => chip !== false)
}

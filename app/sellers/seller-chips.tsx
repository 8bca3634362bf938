import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../i18n/number-format.ts'
import { isNarrowed, NO_SELLER_SEARCH, sellersAddress, type SellerSearch } from './seller-search.ts'
import type { SellerPage } from './seller.ts'

type Chip = { label: string; without: Partial<SellerSearch> }

/** What narrows the directory, each with a way to take it off again: links, so they work before any script does. */
export function SellerChips({ search, page }: { search: SellerSearch; page: SellerPage }) {
  const { t } = useTranslation('sellers')
  const chips = useChips(search, page)
  if (!isNarrowed(search) || chips.length === 0) return null
  return (
    <ul aria-label={t('list.chosen')} className="mt-4 flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={sellersAddress({ ...search, ...without, page: 1 })}
            preventScrollReset
            discover="none"
            aria-label={t('list.remove', { label })}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-indigo-wash ps-3.5 pe-2.5 text-sm font-medium text-indigo hover:bg-indigo hover:text-on-indigo pointer-coarse:min-h-11"
          >
            {label}
            <X className="size-4" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={sellersAddress({ ...NO_SELLER_SEARCH, sort: search.sort })}
          preventScrollReset
          discover="none"
          className="link inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11"
        >
          {t('list.clear')}
        </Link>
      </li>
    </ul>
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

import { clsx } from 'clsx'
import { type ChangeEvent, type ReactNode, startTransition, useId, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useHref, useNavigate, useNavigation } from 'react-router'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { controlClass } from '../../ui/field.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SELLER_SORTS, type SellerSearch, sellerSearchOf, sellersAddress } from '../seller-search.ts'
import type { SellerPage } from '../seller.ts'

/** Everything the directory is narrowed by, each choice with the makers it would leave. A form that works before any script does; with scripts a choice is followed at once. */
export function SellerFilters({ search, page }: { search: SellerSearch; page: SellerPage }) {
  const { t, i18n } = useTranslation('sellers')
  const navigate = useNavigate()
  const { location } = useNavigation()
  const directory = useHref('/sellers')
  const number = numberFormat(i18n.language)
  const counted = (label: string, count: number) => `${label} (${number.format(count)})`
  // What was chosen is chosen at once and stays so while its makers are on their way, and the control that was used keeps the focus.
  const coming = location?.pathname === directory || location?.pathname === '/sellers' ? sellerSearchOf(new URLSearchParams(location.search)) : search
  const [shown, show] = useOptimistic(coming)
  const go = (form: HTMLFormElement | null) => {
    if (!form) return
    const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
    const wanted = sellerSearchOf(new URLSearchParams(fields))
    startTransition(async () => {
      show(wanted)
      await navigate(sellersAddress(wanted), { preventScrollReset: true })
    })
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => go(currentTarget.form)
  return (
    <Form
      action="/sellers"
      method="get"
      aria-label={t('list.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        go(event.currentTarget)
      }}
      className="mt-6 grid gap-3"
    >
      {search.region && <input type="hidden" name="region" value={search.region} />}
      <SearchField label={t('list.search')} placeholder={t('list.placeholder')} submit={t('list.submit')} query={search.q} className="max-w-xl" />
      <div className="grid two-up items-end gap-3 lg:grid-cols-4">
        <Choice name="province" label={t('list.province')} value={shown.province} onChange={choose}>
          <option value="">{t('list.allProvinces')}</option>
          {page.provinces.map(({ code, name, count }) => (
            <option key={code} value={code}>
              {counted(name, count)}
            </option>
          ))}
        </Choice>
        <Choice name="craft" label={t('list.craft')} value={shown.craft} onChange={choose}>
          <option value="">{t('list.allCrafts')}</option>
          {page.crafts.map(({ slug, name, count, below }) => (
            <optgroup key={slug} label={name}>
              <option value={slug}>{counted(name, count)}</option>
              {below.map((part) => (
                <option key={part.slug} value={part.slug}>
                  {counted(part.name, part.count)}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <Choice name="rating" label={t('list.rating')} value={shown.rating} onChange={choose}>
          <option value="">{t('list.anyRating')}</option>
          {page.ratings.map(({ value, count }) => (
            <option key={value} value={value}>
              {counted(t('list.ratingFrom', { rating: number.format(Number(value)) }), count)}
            </option>
          ))}
        </Choice>
        <Choice name="sort" label={t('list.sort')} value={shown.sort} onChange={choose}>
          {SELLER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Choice>
      </div>
      <div className="flex flex-wrap gap-x-8">
        <Checkbox name="verified" value="1" checked={shown.verified} onChange={choose} label={counted(t('list.verified'), page.verified)} />
        <Checkbox name="open" value="1" checked={shown.open} onChange={choose} label={counted(t('list.open'), page.open)} />
      </div>
      <noscript>
        <Button type="submit" look="quiet">
          {t('list.submit')}
        </Button>
      </noscript>
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; value: string; onChange: (event: ChangeEvent<HTMLSelectElement>) => void; children: ReactNode }

function Choice({ label, children, ...select }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select {...select} id={id} className={clsx(controlClass, 'select-arrow truncate pe-9')}>
        {children}
      </select>
    </div>
  )
}

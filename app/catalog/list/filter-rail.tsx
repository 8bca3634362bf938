import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StarRow } from '../../ui/stars.tsx'
import type { Choice, Facets } from '../listed-product.ts'
import { AT_FIRST } from './few-choices.ts'
import { NumberFilter } from './number-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { rangeOf } from './number-range.ts'
import type { ProductSearch } from '../search/product-search.ts'
import { toggled } from './use-product-search.ts'
import { useWholeChoices } from './use-whole-choices.ts'

type RailProps = {
  facets: Facets
  search: ProductSearch
  go: (changes: Partial<ProductSearch>) => void
}

/** Every filter with its counts. A form, so that it also works before any script does; with scripts each tick is an address of its own. */
export function FilterRail({ facets, search, go }: RailProps) {
  const { t } = useTranslation('catalog')
  const { whole, ask } = useWholeChoices(search)
  return (
    <Form action="/products" method="get">
      <Kept search={search} />
      <CategoryFilter facets={facets} search={search} go={go} />
      <Group title={t('filters.price')} open>
        <PriceFilter key={`${search.min}-${search.max}-${search.currency}`} lowestAndHighest={facets.price} search={search} go={go} />
      </Group>
      <Ticks
        title={t('filters.type')}
        open
        name="type"
        choices={facets.types.map((choice) => ({ ...choice, label: t(`types.${choice.value}`) }))}
        more={facets.more.all}
        chosen={search.types}
        onTick={(value) => go({ types: toggled(search.types, value) })}
      />
      <RatingFilter facets={facets} search={search} go={go} />
      <Ticks
        title={t('filters.feature')}
        name="feature"
        choices={facets.features.map((choice) => ({ ...choice, label: t(`features.${choice.value}`) }))}
        more={facets.more.all}
        chosen={search.features}
        onTick={(value) => go({ features: toggled(search.features, value) })}
      />
      {facets.attributes.map(({ slug, name, values }) => (
        <Ticks
          key={slug}
          title={name}
          open
          name="attribute"
          choices={values}
          more={facets.more.all}
          chosen={search.attributes.filter((value) => value.startsWith(`${slug}.`))}
          onTick={(value) => go({ attributes: toggled(search.attributes, value) })}
        />
      ))}
      {facets.numbers.map((number) => (
        <Group key={number.slug} title={number.name} open>
          <NumberFilter key={JSON.stringify(rangeOf(search, number.slug))} number={number} search={search} go={go} />
        </Group>
      ))}
      <Ticks
        title={t('filters.location')}
        name="location"
        choices={whole?.provinces ?? facets.provinces}
        onOpen={ask}
        more={facets.more.provinces}
        chosen={search.locations}
        onTick={(value) => go({ locations: toggled(search.locations, value) })}
      />
      <Ticks
        title={t('filters.seller')}
        name="seller"
        choices={whole?.sellers ?? facets.sellers}
        onOpen={ask}
        more={facets.more.sellers}
        chosen={search.sellers}
        onTick={(value) => go({ sellers: toggled(search.sellers, value) })}
      />
      <Ticks
        title={t('filters.brand')}
        name="brand"
        choices={whole?.brands ?? facets.brands}
        onOpen={ask}
        more={facets.more.brands}
        chosen={search.brands}
        onTick={(value) => go({ brands: toggled(search.brands, value) })}
      />
      <noscript>
        <Button type="submit" className="mt-6 w-full">
          {t('filters.apply')}
        </Button>
      </noscript>
    </Form>
  )
}

/** What the form does not show but must not lose. */
const Kept = ({ search }: { search: ProductSearch }) => (
  <>
    {search.q && <input type="hidden" name="q" value={search.q} />}
    {search.exact && <input type="hidden" name="exact" value="1" />}
    {search.sort !== 'best' && <input type="hidden" name="sort" value={search.sort} />}
  </>
)

/** `onOpen` is told when somebody opens it, also where that was before any script ran. */
type GroupProps = { title: string; open?: boolean; onOpen?: () => void; children: ReactNode }

const Group = ({ title, open = false, onOpen, children }: GroupProps) => (
  <Disclosure
    summary={title}
    open={open}
    ref={(element) => void (element?.open && onOpen?.())}
    onToggle={({ currentTarget }) => void (currentTarget.open && onOpen?.())}
  >
    <fieldset className="ticks">
      <legend className="sr-only">{title}</legend>
      {children}
    </fieldset>
  </Disclosure>
)

type TicksProps<Value extends string> = {
  title: string
  name: string
  choices: readonly Choice<Value>[]
  chosen: readonly string[]
  onTick: (value: Value) => void
  open?: boolean
  onOpen?: () => void
  more: boolean
}

function Ticks<Value extends string>({ title, name, choices, chosen, onTick, open = false, onOpen, more }: TicksProps<Value>) {
  const [opened, setOpened] = useState(open)
  const unfold = () => {
    setOpened(true)
    onOpen?.()
  }
  if (choices.length === 0) return null
  const shown = opened ? choices : choices.filter(({ value }, place) => place < AT_FIRST || chosen.includes(value))
  return (
    <Group title={title} open={open || chosen.length > 0} onOpen={unfold}>
      {/* A scrolling list keeps a hundred makers from burying what stands below. */}
      <ul className="-mx-1 max-h-72 overflow-y-auto overscroll-contain px-1">
        {shown.map((choice) => (
          <li key={choice.value}>
            <Tick name={name} choice={choice} more={more} checked={chosen.includes(choice.value)} onTick={() => onTick(choice.value)} />
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** A box with its count; the count is read as a number of pieces. A choice that would leave nothing is quiet, but can be taken back. */
function Tick({
  name,
  choice,
  checked,
  onTick,
  more,
  type = 'checkbox',
  children,
}: {
  name: string
  choice: Choice
  /** There are at least so many. */
  more: boolean
  checked: boolean
  onTick: () => void
  type?: 'checkbox' | 'radio'
  children?: ReactNode
}) {
  const { t, i18n } = useTranslation('catalog')
  const number = `${numberFormat(i18n.language).format(choice.count)}${more ? '+' : ''}`
  return (
    <label>
      <input
        type={type}
        name={name}
        value={choice.value}
        checked={checked}
        disabled={choice.count === 0 && !checked && !more}
        onChange={onTick}
        // Read as the description: the number beside it is for those who see it.
        title={t('list.count', { count: choice.count, number })}
      />
      <span>{children ?? choice.label}</span>
      <span aria-hidden="true">{number}</span>
    </label>
  )
}

/** A family stands for everything in it: choosing a part of it means that part only. */
function CategoryFilter({ facets, search, go }: RailProps) {
  const { t } = useTranslation('catalog')
  const chosen = new Set(search.categories)
  // What would leave nothing is folded away, unless it can be taken back.
  const isShown = ({ value, count }: Choice) => count > 0 || chosen.has(value) || facets.more.categories
  return (
    <Group title={t('filters.category')} open>
      <ul>
        {facets.categories
          .filter((family) => isShown(family) || family.below.some(isShown))
          .map((family) => {
            const inside = family.below.map(({ value }) => value)
            const open = chosen.has(family.value) || inside.some((value) => chosen.has(value))
            const others = search.categories.filter((value) => value !== family.value)
            return (
              <li key={family.value}>
                <Tick
                  name="category"
                  choice={family}
                  more={facets.more.categories}
                  checked={chosen.has(family.value)}
                  onTick={() =>
                    go({
                      categories: toggled(
                        search.categories.filter((value) => !inside.includes(value)),
                        family.value,
                      ),
                    })
                  }
                />
                {open && family.below.length > 0 && (
                  <ul className="ms-8">
                    {family.below.filter(isShown).map((part) => (
                      <li key={part.value}>
                        <Tick
                          name="category"
                          choice={part}
                          more={facets.more.categories}
                          checked={chosen.has(part.value)}
                          onTick={() => go({ categories: toggled(others, part.value) })}
                        />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            )
          })}
      </ul>
    </Group>
  )
}

function RatingFilter({ facets, search, go }: RailProps) {
  const { t, i18n } = useTranslation('catalog')
  const number = (value: string) => numberFormat(i18n.language).format(Number(value))
  return (
    <Group title={t('filters.rating')} open={search.rating !== ''}>
      <ul>
        {facets.ratings.map((choice) => (
          <li key={choice.value}>
            <Tick
              type="radio"
              name="rating"
              choice={choice}
              more={facets.more.ratings}
              checked={search.rating === choice.value}
              onTick={() => go({ rating: choice.value })}
            >
              <span className="flex items-center gap-2">
                <StarRow rating={Number(choice.value)} />
                {t('rating.from', { rating: number(choice.value) })}
              </span>
            </Tick>
          </li>
        ))}
      </ul>
    </Group>
  )
}

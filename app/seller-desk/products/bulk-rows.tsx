import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { daysFormat } from '../../i18n/number-format.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import type { Changed, Facts, Stays } from './bulk-change.ts'

/** Reasons that have a sentence of their own. */
const REASONS = [
  'already_decided',
  'as_it_is',
  'attributes_missing',
  'below_nothing',
  'changed_meanwhile',
  'changed_since',
  'handmade_sourced',
  'held',
  'is_draft',
  'made_to_order',
  'new_incomplete',
  'no_category',
  'no_product',
  'no_profile',
  'no_room',
  'not_made_to_order',
  'not_possible',
  'not_valid',
  'not_sold_here',
  'one_of_a_kind',
  'owes',
  'several_versions',
  'sku_taken',
  'too_many_price_changes',
] as const

/** The sentence of a reason for which a piece was left out. */
export const reasonOf = (refused: string) => `why.${REASONS.find((each) => each === refused) ?? 'other'}` as const

/** What a piece is as far as a change touches it, in a reader's words. */
function useFacts(nameOf: (id: string) => string) {
  const { t, i18n } = useTranslation(['desk-products', 'dashboard'])
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  return (facts: Facts): string => {
    if (facts.price !== undefined) return price(facts.price)
    if (facts.stock !== undefined) return t('dashboard:products.onHand', { count: facts.stock })
    if (facts.status !== undefined) return t(`dashboard:product.status.${facts.status}`)
    if (facts.free !== undefined) return facts.free ? t('dashboard:product.freeShipping') : t('kind.notFree')
    if (facts.days !== undefined) return daysFormat(i18n.language).format(facts.days)
    if (facts.parcel !== undefined) return nameOf(facts.parcel ?? '') || t('parcelUsual')
    return nameOf(facts.category ?? '')
  }
}

/** Before and after of each piece, those that are left out first: they ask for something. */
export function BulkRows({ rows, nameOf }: { rows: readonly Changed[]; nameOf: (id: string) => string }) {
  const { t } = useTranslation('desk-products')
  const said = useFacts(nameOf)
  const out = rows.filter(({ refused }) => refused !== null)
  return (
    <div role="status" className="mt-5 grid gap-3">
      {out.length > 0 && (
        <>
          <p className="font-semibold text-terracotta">{t('refused', { count: out.length })}</p>
          <StayRows rows={out.map(({ id, name, refused }) => ({ id, name, refused: refused ?? '' }))} />
        </>
      )}
      <ul className="divide-y divide-line border-t border-line">
        {rows.map(
          ({ id, name, before, after, refused, waits }) =>
            refused === null &&
            before && (
              <li key={id} className="py-2 text-sm">
                <span className="block font-medium wrap-anywhere">{name}</span>
                {waits ? (
                  <span className="text-ink-soft">{t('waits')}</span>
                ) : (
                  <span className="text-ink-soft tabular-nums">
                    {said(before)} <span aria-hidden="true">→</span> <strong className="text-ink">{after && said(after)}</strong>
                    {Object.keys(before.versions ?? {}).length > 0 && <span className="block">{t('versionsToo')}</span>}
                  </span>
                )}
              </li>
            ),
        )}
      </ul>
    </div>
  )
}

/** Pieces that stay as they are, and why. */
export function StayRows({ rows }: { rows: readonly Stays[] }) {
  const { t } = useTranslation('desk-products')
  return (
    <ul className="divide-y divide-line border-t border-line">
      {rows.map(({ id, name, refused }) => (
        <li key={id} className="py-2 text-sm">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="text-terracotta">{t(reasonOf(refused))}</span>
        </li>
      ))}
    </ul>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Select } from '../../ui/field.tsx'
import { LISTING_REASONS, type ListingReason } from '../../catalog/product/listing-reasons.ts'
import { type Choice, DecideButtons } from './decide-buttons.tsx'

type Deed = 'hold' | 'leave' | 'show' | 'release' | 'uphold' | 'feature' | 'unfeature'

type Props = {
  id: string
  name: string
  /** What can be done of it as it stands. */
  deeds: readonly Deed[]
  /** What it was reported as. */
  because?: ListingReason
  /** Whoever decides second of a report is told so. */
  first?: boolean
  /** The mark of what was looked at: it is put on sale as it was seen. */
  seen?: string
}

/** What may be decided about a listing, each with a reason; its maker reads why it is taken out or stays out. */
export function ListingDecision({ id, name, deeds, because = 'other', first = false, seen }: Props) {
  const { t } = useTranslation(['admin-products', 'listing-report'])
  const [chosen, setChosen] = useState<ListingReason>(because)
  const asSeen = seen === undefined ? {} : { p_seen: seen }
  const asks = {
    hold: (reason) => askDatabase('hold_product', { p_product_id: id, p_because: chosen, p_reason: reason, p_first: first }),
    leave: (reason) => askDatabase('leave_product', { p_product_id: id, p_reason: reason }),
    // Whoever finds nothing wrong with a new listing puts it on sale.
    show: (reason) => askDatabase('leave_product', { p_product_id: id, p_reason: reason, ...asSeen }),
    release: (reason) => askDatabase('release_product', { p_product_id: id, p_reason: reason, ...asSeen }),
    uphold: (reason) => askDatabase('uphold_product', { p_product_id: id, p_reason: reason }),
    feature: (reason) => askDatabase('feature_product', { p_product_id: id, p_featured: true, p_reason: reason }),
    unfeature: (reason) => askDatabase('feature_product', { p_product_id: id, p_featured: false, p_reason: reason }),
  } satisfies Record<Deed, Choice['ask']>
  const choiceOf = (deed: Deed): Choice => ({
    id: deed,
    look: deed === 'hold' ? 'danger' : deed === 'release' || deed === 'show' ? 'primary' : 'quiet',
    verb: t(`deeds.${deed}.verb`),
    title: t(`deeds.${deed}.title`, { name }),
    consequence: t(`deeds.${deed}.consequence`),
    done: t(`deeds.${deed}.done`, { name }),
    ask: asks[deed],
    refused: ({ code }) =>
      code === 'own_shop'
        ? t('deeds.own')
        : code === 'same_person'
          ? t('deeds.samePerson')
          : code === 'changed_meanwhile'
            ? t('changes.changedMeanwhile')
            : undefined,
    ...(deed === 'hold' && {
      more: (
        <Select
          label={t('deeds.because')}
          required
          value={chosen}
          onChange={(event) => setChosen(LISTING_REASONS.find((one) => one === event.currentTarget.value) ?? 'other')}
          options={LISTING_REASONS.map((one) => ({ value: one, label: t(`listing-report:reasons.${one}`) }))}
        />
      ),
    }),
  })
  return <DecideButtons choices={deeds.map(choiceOf)} />
}

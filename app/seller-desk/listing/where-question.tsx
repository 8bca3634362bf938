import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { BrandField } from '../products/brand-field.tsx'
import { ParcelField } from '../products/parcel-field.tsx'
import { readEarlyHours } from '../products/my-product.ts'
import { FOLLOWERS_HOURS } from '../products/product-wish.ts'
import type { Asking } from './asking.ts'
import { PersonalEditor } from './personal-editor.tsx'

const TICKS = ['freeShipping', 'giftWrap'] as const

/** Where it goes and how: what customs ask, what comes with it, and how it is found. */
export function WhereQuestion({ answers, change, problem, hint, product, shop }: Asking) {
  const { t } = useTranslation(['listing', 'dashboard'])
  // What everybody has seen cannot be shown to some of them first.
  const unseen = product === null || product.status === 'draft' || product.opensAt !== null
  const early = useQuery({ queryKey: ['early-hours'], queryFn: readEarlyHours, enabled: unseen })
  return (
    <>
      <ParcelField sellerId={shop.id} value={answers.parcel} onChange={(event) => change({ parcel: event.currentTarget.value })} />
      <div>
        {TICKS.map((tick) => (
          <Checkbox
            key={tick}
            label={t(`dashboard:product.${tick}`)}
            checked={answers[tick]}
            onChange={(event) => change({ [tick]: event.currentTarget.checked })}
          />
        ))}
        {unseen && early.data !== undefined && (
          <Checkbox
            label={t('dashboard:product.early', { hours: early.data })}
            checked={answers.early}
            onChange={(event) => change({ early: event.currentTarget.checked })}
          />
        )}
      </div>
      {unseen && (
        <Select
          label={t('where.followers')}
          hint={t('where.followersHint')}
          value={answers.followersHours}
          options={[
            { value: '', label: t('where.followersNone') },
            ...FOLLOWERS_HOURS.map((value) => ({ value, label: t('where.followersHours', { hours: value }) })),
          ]}
          onChange={(event) => change({ followersHours: FOLLOWERS_HOURS.find((hours) => hours === event.currentTarget.value) ?? '' })}
        />
      )}
      <Field
        label={t('where.hsCode')}
        hint={hint('hsCode', t('where.hsCodeHint'))}
        inputMode="numeric"
        maxLength={10}
        value={answers.hsCode}
        error={problem('hsCode')}
        onChange={(event) => change({ hsCode: event.currentTarget.value })}
      />
      <Field
        label={t('where.tags')}
        hint={hint('tags', t('where.tagsHint'))}
        value={answers.tags}
        error={problem('tags')}
        onChange={(event) => change({ tags: event.currentTarget.value })}
      />
      <BrandField
        sellerId={shop.id}
        kept={product?.brandId ?? null}
        value={answers.brandId}
        error={problem('brandId')}
        onChange={(event) => change({ brandId: event.currentTarget.value })}
      />
      <Disclosure summary={t('where.words')} open={answers.asked.length > 0}>
        <PersonalEditor asked={answers.asked} problem={problem('asked')} onChange={(asked) => change({ asked })} />
      </Disclosure>
    </>
  )
}

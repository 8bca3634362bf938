import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { openingTime } from '../../i18n/opening-time.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { minor } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { findOwnProducts } from '../products/find-own-products.ts'
import { FOLLOWERS_HOURS } from '../products/product-wish.ts'
import { makeSale } from './read-sales.ts'
import {
  EMPTY_SALE,
  LEAST_PERCENT,
  MOST_DAYS,
  MOST_PERCENT,
  percentOf,
  saleBegins,
  saleOf,
  salePrice,
  type SaleDraft,
  type SalePiece,
  type SaleProblem,
} from './sale.ts'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'

const REFUSED = ['in_other_sale', 'no_pieces', 'too_many_promotions', 'unknown_records', 'no_campaign'] as const

/** Plans a sale of own pieces; who pays and what becomes of the prices is said above the button, before anything is kept. */
export function SaleForm({ seller, onDone }: { seller: string; onDone: () => void }) {
  const { t } = useTranslation('desk-promotions')
  const queries = useQueryClient()
  const moments = useMoments()
  const [draft, setDraft] = useState<SaleDraft>(EMPTY_SALE)
  const [tried, setTried] = useState(false)
  // One id for this form: a second press, or a repeat after a lost answer, is the same sale.
  const [id] = useState(() => crypto.randomUUID())
  const [opened] = useState(() => Date.now())
  const set = (change: Partial<SaleDraft>) => setDraft((before) => ({ ...before, ...change }))
  const read = saleOf(draft, id, opened)
  const bounds = { least: LEAST_PERCENT, most: MOST_PERCENT, days: MOST_DAYS }
  const problem = (of: SaleProblem) => (tried && 'problems' in read && read.problems.has(of) ? t(`sale.problem.${of}`, bounds) : undefined)
  const make = useMutation({
    mutationFn: () => ('sale' in read ? makeSale(seller, read.sale) : Promise.reject(new Error('It is not ready.'))),
    onSuccess: async () => {
      showToast({ title: t('sale.made'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['shop-sales', seller] })
      onDone()
    },
  })
  const code = make.error instanceof RefusedAnswer ? make.error.hint : ''
  const refused = REFUSED.find((each) => each === code)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if ('sale' in read) make.mutate()
    else focusFirstProblem(event.currentTarget)
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t('sale.new')} className="grid max-w-2xl gap-5 rounded-card border border-line bg-surface p-5">
      <Field
        label={t('sale.name')}
        hint={t('sale.nameHint')}
        required
        maxLength={100}
        value={draft.name}
        error={problem('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Field
        label={t('percent')}
        required
        inputMode="numeric"
        maxLength={3}
        value={draft.percent}
        error={problem('percent')}
        onChange={(event) => set({ percent: event.currentTarget.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('starts')} hint={t('startsHint')} type="date" value={draft.starts} onChange={(event) => set({ starts: event.currentTarget.value })} />
        <Field
          label={t('ends')}
          hint={t('sale.endsHint', bounds)}
          required
          type="date"
          value={draft.ends}
          error={problem('days')}
          onChange={(event) => set({ ends: event.currentTarget.value })}
        />
      </div>
      <Select
        label={t('sale.followers')}
        hint={
          draft.followers === ''
            ? t('sale.followersHint')
            : t('sale.followersFrom', {
                first: openingTime(moments, new Date(saleBegins(draft, opened) - Number(draft.followers) * 3_600_000).toISOString()),
                all: openingTime(moments, new Date(saleBegins(draft, opened)).toISOString()),
              })
        }
        value={draft.followers}
        options={[
          { value: '', label: t('sale.followersNone') },
          ...FOLLOWERS_HOURS.map((value) => ({ value, label: t('sale.followersHours', { hours: value }) })),
        ]}
        onChange={(event) => set({ followers: event.currentTarget.value })}
      />
      <fieldset>
        <legend className="text-sm font-semibold">{t('sale.which')}</legend>
        <Checkbox type="radio" name="which" label={t('sale.all')} checked={!draft.some} onChange={() => set({ some: false })} />
        <Checkbox type="radio" name="which" label={t('sale.some')} checked={draft.some} error={problem('pieces')} onChange={() => set({ some: true })} />
      </fieldset>
      {draft.some && <Pieces seller={seller} percent={percentOf(draft.percent)} chosen={draft.pieces} onChange={(pieces) => set({ pieces })} />}
      <div className="grid gap-2 rounded-control bg-gold-wash px-3 py-2">
        <p className="font-medium">{t('sale.pays')}</p>
        <p className="text-sm">{t('sale.honest')}</p>
      </div>
      {make.isError && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {refused === 'in_other_sale' || refused === 'no_pieces' ? t(`sale.refused.${refused}`) : t(`refused.${refused ?? 'unexpected'}`)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={make.isPending}>
          {t('sale.make')}
        </Button>
      </div>
    </form>
  )
}

type PiecesProps = { seller: string; percent: number | undefined; chosen: readonly SalePiece[]; onChange: (pieces: readonly SalePiece[]) => void }

/** Pieces to tick, with what they cost and would cost; those ticked stay in sight whatever is searched. */
function Pieces({ seller, percent, chosen, onChange }: PiecesProps) {
  const { t, i18n } = useTranslation('desk-promotions')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const baht = (satang: number) => formatPrice(minor(satang), 'THB', language)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const found = useQuery({ queryKey: ['own-products', seller, words, language], queryFn: () => findOwnProducts(seller, words, language) })
  const ticked = new Set(chosen.map(({ id }) => id))
  const shown = [...chosen, ...(found.data ?? []).filter(({ id }) => !ticked.has(id))]
  return (
    <div className="grid gap-2">
      <Field label={t('sale.find')} type="search" maxLength={60} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <p className="text-sm text-ink-soft" aria-live="polite">
        {t('sale.chosen', { count: chosen.length })}
      </p>
      <ul className="max-h-96 overflow-y-auto rounded-control border border-line px-3">
        {shown.map((piece) => (
          <li key={piece.id} className="border-b border-line last:border-b-0">
            <Checkbox
              label={piece.name}
              hint={percent === undefined ? baht(piece.price) : t('sale.price', { before: baht(piece.price), after: baht(salePrice(piece.price, percent)) })}
              checked={ticked.has(piece.id)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, piece] : chosen.filter(({ id }) => id !== piece.id))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

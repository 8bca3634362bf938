import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState, type ChangeEvent, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { findOwnProducts } from '../products/find-own-products.ts'
import { changePromotion, makePromotion, type ShopPromotion } from './read-promotions.ts'
import { CODE_KINDS, draftOf, EMPTY_DRAFT, promotionOf, type PromotionDraft, type PromotionProblem } from './shop-promotion.ts'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'

const REFUSED = ['changed_meanwhile', 'not_allowed_now', 'code_taken', 'too_many_promotions', 'unknown_records', 'no_campaign'] as const

type PromotionFormProps = { seller: string; kept?: ShopPromotion; onDone: () => void }

/** Makes a code or an offer on own pieces, or changes `kept`, of which code, kind and pieces stay; who pays is said above the button, before anything is kept. */
export function PromotionForm({ seller, kept, onDone }: PromotionFormProps) {
  const { t } = useTranslation('desk-promotions')
  const queries = useQueryClient()
  const [draft, setDraft] = useState<PromotionDraft>(() => (kept ? draftOf(kept) : EMPTY_DRAFT))
  const [tried, setTried] = useState(false)
  // One id for this form: a second press, or a repeat after a lost answer, is the same promotion.
  const [id] = useState(() => crypto.randomUUID())
  const [opened] = useState(() => Date.now())
  const set = (change: Partial<PromotionDraft>) => setDraft((before) => ({ ...before, ...change }))
  const read = promotionOf(draft, id, opened)
  const problem = (of: PromotionProblem) => (tried && 'problems' in read && read.problems.has(of) ? t(`problem.${of}`) : undefined)
  const typed = (name: keyof PromotionDraft, of: PromotionProblem) => ({
    value: draft[name],
    error: problem(of),
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value }),
  })
  const make = useMutation({
    mutationFn: async (promotion: Record<string, unknown>) =>
      void (await (kept ? changePromotion(kept, promotion) : makePromotion(seller, draft.what, promotion))),
    onSuccess: async () => {
      showToast({ title: t(kept ? 'changed' : 'made'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['shop-promotions', seller] })
      onDone()
    },
  })
  const code = make.error instanceof RefusedAnswer ? make.error.hint : ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if ('promotion' in read) make.mutate(read.promotion)
    else focusFirstProblem(event.currentTarget)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={kept ? t('change', { title: kept.title }) : t('new')}
      className="grid max-w-2xl gap-5 rounded-card border border-line bg-surface p-5"
    >
      {kept ? (
        <p className="text-ink-soft">{t(`changeHint.${kept.what}`)}</p>
      ) : (
        <Select
          label={t('what')}
          required
          value={draft.what}
          options={(['code', 'offer'] as const).map((what) => ({ value: what, label: t(`whats.${what}`) }))}
          onChange={(event) => set({ what: event.currentTarget.value === 'offer' ? 'offer' : 'code' })}
        />
      )}
      {draft.what === 'code' ? (
        <>
          {!kept && (
            <>
              <Field label={t('code')} hint={t('codeHint')} required maxLength={40} autoCapitalize="characters" autoComplete="off" {...typed('code', 'code')} />
              <Select
                label={t('kind')}
                required
                value={draft.kind}
                options={CODE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
                onChange={(event) => set({ kind: CODE_KINDS.find((kind) => kind === event.currentTarget.value) ?? 'percent' })}
              />
            </>
          )}
          {draft.kind === 'percent' && <Field label={t('percent')} required inputMode="numeric" maxLength={4} {...typed('percent', 'percent')} />}
          {draft.kind === 'fixed' && <Field label={t('amount')} required inputMode="decimal" maxLength={15} {...typed('amount', 'amount')} />}
          <Field label={t('minimum')} hint={t('minimumHint')} inputMode="decimal" maxLength={15} {...typed('minimum', 'minimum')} />
        </>
      ) : (
        <>
          <Field label={t('name')} hint={t('nameHint')} required maxLength={100} {...typed('name', 'name')} />
          {!kept && (
            <>
              <ProductChoice seller={seller} label={t('buyProduct')} chosen={draft.buyProduct} onChange={(buyProduct) => set({ buyProduct })} />
              <ProductChoice seller={seller} label={t('getProduct')} chosen={draft.getProduct} onChange={(getProduct) => set({ getProduct })} />
            </>
          )}
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <Field label={t('buy')} required inputMode="numeric" maxLength={3} {...typed('buy', 'buy')} />
            <Field label={t('get')} required inputMode="numeric" maxLength={3} {...typed('get', 'get')} />
            <Field label={t('off')} required inputMode="numeric" maxLength={4} {...typed('off', 'off')} />
          </div>
        </>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {/* What has begun has its first day. */}
        {(!kept || Date.parse(kept.starts) > opened) && <Field label={t('starts')} hint={t('startsHint')} type="date" {...typed('starts', 'days')} />}
        <Field label={t('ends')} hint={t('endsHint')} type="date" {...typed('ends', 'days')} />
        <Field label={t('limit')} hint={t('limitHint')} inputMode="numeric" maxLength={7} {...typed('limit', 'limit')} />
        <Field label={t('budget')} hint={t('budgetHint')} inputMode="decimal" maxLength={15} {...typed('budget', 'budget')} />
      </div>
      <p className="rounded-control bg-gold-wash px-3 py-2 font-medium">{t('pays')}</p>
      {make.isError && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {t(`refused.${REFUSED.find((each) => each === code) ?? 'unexpected'}`)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={make.isPending}>
          {t(kept ? 'keep' : 'make')}
        </Button>
      </div>
    </form>
  )
}

type ProductChoiceProps = { seller: string; label: string; chosen: string; onChange: (id: string) => void }

/** One piece of the shop, found by words in its name, or all of them. */
function ProductChoice({ seller, label, chosen, onChange }: ProductChoiceProps) {
  const { t, i18n } = useTranslation('desk-promotions')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const [typed, setTyped] = useState('')
  const [kept, setKept] = useState<{ id: string; name: string }>()
  const words = useDeferredValue(typed)
  const found = useQuery({ queryKey: ['own-products', seller, words, language], queryFn: () => findOwnProducts(seller, words, language) })
  const products = [...(kept && !found.data?.some(({ id }) => id === kept.id) ? [kept] : []), ...(found.data ?? [])]
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field label={t('find', { label })} type="search" maxLength={60} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <Select
        label={label}
        value={chosen}
        onChange={(event) => {
          setKept(products.find(({ id }) => id === event.currentTarget.value))
          onChange(event.currentTarget.value)
        }}
        options={[{ value: '', label: t('all') }, ...products.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </div>
  )
}

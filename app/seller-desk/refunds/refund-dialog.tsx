import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { callFunction } from '../../platform/call-function.ts'
import { minor } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { satangOf } from '../products/product-wish.ts'
import { isRefundBecause, readRefundOffer, standsAgainstAll, type RefundAsk, type RefundedOrder, type RefundOffer } from './read-refunds.ts'
import { RefundLimit } from './refund-limit.tsx'

const KINDS = ['sum', 'lines', 'whole'] as const
const SHORTEST = 3
type DialogProps = { order: RefundedOrder; sellerId: string; onClose: () => void }

/** A maker gives money back: how much, why, and before it is sent what it costs. */
export function RefundDialog({ order, sellerId, onClose }: DialogProps) {
  const { t } = useTranslation('desk-refunds')
  const found = useQuery({
    queryKey: ['refund-offer', order.id],
    queryFn: () => readRefundOffer(order.id, { kind: 'whole' }),
    // What is left is money: it is shown as it is now.
    staleTime: 0,
  })
  return (
    <Dialog open onClose={onClose} title={t('title', { number: order.number })}>
      {found.isError ? (
        <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Waiting className="h-64" />
      ) : (
        <RefundForm order={order} sellerId={sellerId} offer={found.data} onClose={onClose} />
      )}
    </Dialog>
  )
}

function RefundForm({ order, sellerId, offer, onClose }: DialogProps & { offer: RefundOffer }) {
  const { t, i18n } = useTranslation(['desk-refunds', 'desk'])
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const named = offer.lines.map((line) => {
    const { title, optionText } = order.lines?.find(({ id }) => id === line.id) ?? line
    return { ...line, title, optionText }
  })
  const baht = (satang: number) => formatPrice(minor(satang), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const [kind, setKind] = useState<(typeof KINDS)[number]>('sum')
  const [typed, setTyped] = useState('')
  const [pieces, setPieces] = useState<Record<string, number>>({})
  const [restock, setRestock] = useState(false)
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  // One key for each wish: a second press, or a repeat after a lost answer, gives nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const amount = satangOf(typed)
  const lines = Object.entries(pieces).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))
  const ask: RefundAsk | undefined =
    kind === 'whole'
      ? { kind }
      : kind === 'lines'
        ? lines.length > 0
          ? { kind, lines, restock }
          : undefined
        : typeof amount === 'number' && amount > 0
          ? { kind, amount }
          : undefined
  const reckoned = useQuery({
    queryKey: ['refund-offer', order.id, ask],
    queryFn: () => readRefundOffer(order.id, ask ?? { kind: 'whole' }),
    enabled: ask !== undefined,
    placeholderData: keepPreviousData,
    // What is left is money: it is shown as it is now.
    staleTime: 0,
  })
  const said = ask && reckoned.data
  const give = useMutation({
    mutationFn: (wish: RefundAsk) => callFunction('give-refund', { order: order.id, key, ask: wish, reason: reason.trim() }, { repeatable: true }),
    onSuccess: async (answer) => {
      if (!answer.done) {
        // What was refused was not given: the next press is another wish.
        if (answer.refusal.status === 422) setKey(crypto.randomUUID())
        return
      }
      showToast({ title: t('done', { number: order.number }), tone: 'success' })
      await Promise.all(['refund-offer', 'desk-orders', 'order-earnings', 'earnings', 'balance'].map((name) => queries.invalidateQueries({ queryKey: [name] })))
      onClose()
    },
  })
  if (standsAgainstAll(offer.because)) {
    return (
      <div className="grid gap-4">
        <Notice>{t(`because.${offer.because ?? 'nothing_left'}`)}</Notice>
        <Given offer={offer} baht={baht} />
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (give.isPending) return
    if (!ask || reason.trim().length < SHORTEST || said?.because) focusFirstProblem(form.current)
    else give.mutate(ask)
  }
  const refused = give.data && !give.data.done ? give.data.refusal.code : undefined
  const noPieces = offer.lines.every(({ left }) => left === 0)
  const amountMissing = pressed && kind === 'sum' && !ask ? t('because.no_amount') : undefined
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <p>{t(offer.most === null ? 'left' : 'leftMost', { amount: baht(offer.left), most: baht(offer.most ?? 0) })}</p>
      <fieldset className="grid">
        <legend className="text-sm font-semibold">{t('howMuch')}</legend>
        {KINDS.map((each) => (
          <Checkbox
            key={each}
            type="radio"
            name="refund-kind"
            label={t(`kind.${each}`)}
            disabled={each === 'lines' && noPieces}
            hint={each === 'lines' && noPieces ? t('linesWhen') : undefined}
            checked={kind === each}
            onChange={() => setKind(each)}
          />
        ))}
      </fieldset>
      {kind === 'sum' && (
        <Field
          label={t('amount')}
          required
          inputMode="decimal"
          maxLength={15}
          value={typed}
          error={amountMissing}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {kind === 'lines' && (
        <div className="grid gap-3">
          <ul className="grid gap-3">
            {named.map((line) => (
              <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
                  {line.title}
                  <span className="block text-sm text-ink-soft">{[line.optionText, t('paid', { amount: baht(line.paid) })].filter(Boolean).join(' · ')}</span>
                </span>
                <QuantityStepper
                  quantity={pieces[line.id] ?? 0}
                  min={0}
                  max={line.left}
                  of={line.title}
                  onChange={(quantity) => setPieces({ ...pieces, [line.id]: quantity })}
                />
              </li>
            ))}
          </ul>
          {pressed && !ask && (
            <p role="alert" className="text-sm font-medium text-terracotta">
              {t('because.no_lines')}
            </p>
          )}
          <Checkbox label={t('restock')} checked={restock} onChange={(event) => setRestock(event.currentTarget.checked)} />
        </div>
      )}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        required
        rows={2}
        maxLength={1000}
        value={reason}
        error={pressed && reason.trim().length < SHORTEST ? t('reasonMissing') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div aria-live="polite" aria-busy={reckoned.isFetching} className="empty:hidden">
        {said && <Cost said={said} baht={baht} />}
      </div>
      {offer.byHand && <p className="text-sm text-ink-soft">{t('byHand')}</p>}
      {refused !== undefined && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {isRefundBecause(refused) ? t(`because.${refused}`) : t([`desk:refused.${refused}`, 'desk:refused.unexpected'])}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {t('desk:back')}
        </Button>
        <Button type="submit" busy={give.isPending}>
          {said && said.because === null ? t('send', { amount: baht(said.amount) }) : t('open')}
        </Button>
      </div>
      <Given offer={offer} baht={baht} />
      {offer.most === null && <RefundLimit sellerId={sellerId} orderId={order.id} limit={offer.helpers} />}
    </form>
  )
}

type Baht = (satang: number) => string

/** What it comes to for the buyer and for the maker, by the very reckoning that will book it. */
function Cost({ said, baht }: { said: RefundOffer; baht: Baht }) {
  const { t } = useTranslation('desk-refunds')
  if (said.because !== null) return <Notice>{t(`because.${said.because}`, { amount: baht(said.left), most: baht(said.most ?? 0) })}</Notice>
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-control bg-gold-wash px-4 py-3 tabular-nums">
      <dt>{t('buyerGets')}</dt>
      <dd className="text-end">{baht(said.amount)}</dd>
      {said.feeBack > 0 && (
        <>
          <dt>{t('feeBack')}</dt>
          <dd className="text-end">{baht(said.feeBack)}</dd>
        </>
      )}
      <dt className="font-semibold">{t('youLess')}</dt>
      <dd className="text-end font-semibold">{baht(said.sellerLess)}</dd>
    </dl>
  )
}

function Given({ offer, baht }: { offer: RefundOffer; baht: Baht }) {
  const { t } = useTranslation('desk-refunds')
  const days = useMoments()({ dateStyle: 'medium' })
  if (offer.given.length === 0) return null
  return (
    <section aria-label={t('given')} className="border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{t('given')}</h3>
      <ul className="mt-1 grid gap-1">
        {offer.given.map(({ id, amount, reason, at, stands }) => (
          <li key={id} className="wrap-anywhere">
            <span className="tabular-nums">{baht(amount)}</span> · <time dateTime={at}>{days.format(new Date(at))}</time> · {stands ? reason : t('failed')}
          </li>
        ))}
      </ul>
    </section>
  )
}

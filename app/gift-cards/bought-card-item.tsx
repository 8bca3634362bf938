import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMoments } from '../i18n/use-moments.ts'
import { RefundByHand } from '../payments/refunds/refund-by-hand.tsx'
import { callFunction, type Refusal } from '../platform/call-function.ts'
import { problemKeyOf } from '../platform/problem-key.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.ts'
import type { BoughtCard, BoughtState } from './gift-card.ts'
import { useBaht } from './use-baht.ts'

const TONES = {
  open: 'quiet',
  failed: 'sale',
  expired: 'sale',
  canceled: 'sale',
  waiting: 'gold',
  sent: 'leaf',
  redeemed: 'leaf',
  blocked: 'sale',
  ran_out: 'quiet',
  returned: 'quiet',
} as const satisfies Record<BoughtState, BadgeTone>

const REFUSED = [
  'gift_card_redeemed',
  'gift_card_blocked',
  'gift_card_expired',
  'gift_card_canceled',
  'gift_card_renewed',
  'gift_card_too_late',
  'gift_card_sent_often',
  'gift_card_not_paid',
] as const

type ItemProps = { card: BoughtCard; token?: string; onChanged: () => void }

/** A bought card: whom it goes to, how far it is, and what its buyer can do with it. */
export function BoughtCardItem({ card, token, onChanged }: ItemProps) {
  const { t } = useTranslation(['gift-cards', 'errors'])
  const baht = useBaht()
  const moments = useMoments()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'resend' | 'return'>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [email, setEmail] = useState(card.toEmail)
  const { purchase, state } = card
  const day = (moment: string) => moments({ dateStyle: 'long' }).format(new Date(moment))
  const which = { purchase, ...(token !== undefined && { token }) }
  const why = (refusal: Refusal) => {
    const known = REFUSED.find((one) => one === refusal.code)
    return known ? t(`refused.${known}`) : refusal.code === 'invalid' ? t('wrong.toEmail') : t(problemKeyOf(refusal))
  }
  const act = async (name: 'resend-gift-card' | 'return-gift-card', done: string, more: object = {}) => {
    setBusy(true)
    setProblem(undefined)
    const answer = await callFunction(name, { ...which, ...more })
    setBusy(false)
    if (!answer.done) return setProblem(why(answer.refusal))
    setAsked(undefined)
    showToast({ title: done, tone: 'success' })
    onChanged()
  }
  const print = async () => {
    setBusy(true)
    const answer = await callFunction<{ code: string }>('reveal-gift-card', which, { repeatable: true })
    setBusy(false)
    if (answer.done) return navigate(`/gift-cards/card#${answer.result.code}`)
    showToast({ title: why(answer.refusal), tone: 'failure' })
  }
  const close = () => (setAsked(undefined), setProblem(undefined))
  const lives = state === 'waiting' || state === 'sent'
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xl font-semibold tabular-nums">{baht(card.amount)}</p>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="wrap-anywhere">
        {card.to} · <span className="text-ink-soft">{card.toEmail}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {[
          card.number,
          card.sentAt !== null ? t('mine.sentOn', { date: day(card.sentAt) }) : lives && t('mine.goesOn', { date: day(`${card.sendOn}T12:00:00+07:00`) }),
          card.expiresAt !== null && t('card.until', { date: day(card.expiresAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {card.refundByHand && (
        <RefundByHand refund={card.refundByHand} give={(account) => callFunction('give-gift-card-account', { ...which, ...account })} refresh={onChanged} />
      )}
      {lives && (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" size="small" busy={busy && asked === undefined} onClick={() => void print()}>
            {t('mine.print')}
          </Button>
          <Button look="quiet" size="small" onClick={() => setAsked('resend')}>
            {t(state === 'sent' ? 'mine.resend' : 'mine.mend')}
          </Button>
          {card.returnUntil !== null && (
            <Button look="plain" size="small" onClick={() => setAsked('return')}>
              {t('mine.return')}
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={asked === 'resend'}
        onClose={close}
        title={t(state === 'sent' ? 'mine.resend' : 'mine.mend')}
        footer={
          <>
            <Button look="quiet" onClick={close}>
              {t('mine.cancel')}
            </Button>
            <Button busy={busy} onClick={() => void act('resend-gift-card', t(state === 'sent' ? 'mine.resent' : 'mine.mended'), { email: email.trim() })}>
              {t(state === 'sent' ? 'mine.resend' : 'mine.mend')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {state === 'sent' && <p>{t('mine.resendText')}</p>}
          <EmailField label={t('form.toEmail')} value={email} error={problem} onChange={(event) => setEmail(event.currentTarget.value)} />
        </div>
      </Dialog>
      <Dialog
        open={asked === 'return'}
        onClose={close}
        title={t('mine.returnTitle')}
        footer={
          <>
            <Button look="quiet" onClick={close}>
              {t('mine.keep')}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void act('return-gift-card', t('mine.returned'))}>
              {t('mine.return')}
            </Button>
          </>
        }
      >
        <p>{t('mine.returnText', { amount: baht(card.amount), date: day(card.returnUntil ?? card.paidAt ?? card.sendOn) })}</p>
        <div role="alert" className="mt-3 empty:hidden">
          {problem !== undefined && <Notice>{problem}</Notice>}
        </div>
      </Dialog>
    </li>
  )
}

import { Printer } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useMoments } from '../i18n/use-moments.ts'
import { RefusedAnswer } from '../platform/answered.ts'
import { callFunction, resultOf } from '../platform/call-function.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Waiting } from '../ui/skeleton.tsx'
import { CardFace } from './card-face.tsx'
import type { HeldCard } from './gift-card.ts'
import { useBaht } from './use-baht.ts'

/** `/gift-cards/card#CODE`: a card to print or to look at, for whoever holds its code. */
export default function CardScreen() {
  const { t } = useTranslation('gift-cards')
  const code = useLocation().hash.slice(1).toUpperCase()
  return (
    <div className="wrap py-8 pb-16 sm:py-12">
      <title>{t('print.pageTitle')}</title>
      <h1 className="text-3xl sm:text-4xl print:sr-only">{t('card.title')}</h1>
      {/^[A-Z\d-]{16,24}$/.test(code) ? <Held key={code} code={code} /> : <Unknown />}
    </div>
  )
}

function Held({ code }: { code: string }) {
  const { t } = useTranslation('gift-cards')
  const baht = useBaht()
  const moments = useMoments()
  const [card, setCard] = useState<HeldCard>()
  const [failed, setFailed] = useState<{ error: unknown }>()
  const ask = useCallback(
    () =>
      resultOf(callFunction<{ card: HeldCard }>('show-gift-card', { code }, { repeatable: true })).then(
        (found) => (setCard(found.card), setFailed(undefined)),
        (error: unknown) => setFailed({ error }),
      ),
    [code],
  )
  useEffect(() => void ask(), [ask])
  if (failed?.error instanceof RefusedAnswer && failed.error.code === 'gift_card_unknown') return <Unknown />
  if (failed) return <LoadFailure error={failed.error} onRetry={() => void ask()} />
  if (!card) return <Waiting className="mx-auto mt-6 h-96 max-w-md rounded-card" />
  return (
    <div className="mx-auto mt-6 max-w-md">
      <CardFace {...card} amount={baht(card.amount)} code={code} />
      <p className="mt-4 text-sm text-ink-soft">
        {t('print.how', { address: `${location.host}/credit` })}{' '}
        {card.expiresAt === null ? t('card.always') : t('card.until', { date: moments({ dateStyle: 'long' }).format(new Date(card.expiresAt)) })}
      </p>
      {card.redeemed && <p className="mt-2 font-medium">{t('state.redeemed')}</p>}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button icon={<Printer className="size-4" aria-hidden="true" />} onClick={() => window.print()}>
          {t('print.verb')}
        </Button>
        <ButtonLink look="quiet" to="/credit">
          {t('letter.redeem')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Unknown() {
  const { t } = useTranslation('gift-cards')
  return <EmptyState title={t('print.unknown')} text={t('print.unknownText')} actions={<ButtonLink to="/credit">{t('how.toCredit')}</ButtonLink>} />
}

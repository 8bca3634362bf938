import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction, resultOf } from '../platform/call-function.ts'
import { LoadFailureLine } from '../ui/load-failure.tsx'
import { BoughtCardItem } from './bought-card-item.tsx'
import type { BoughtCard } from './gift-card.ts'

/** The cards the signed-in person has bought, the newest first; nothing for who bought none. */
export default function MyCards() {
  const { t } = useTranslation('gift-cards')
  const [cards, setCards] = useState<readonly BoughtCard[]>()
  const [failed, setFailed] = useState<{ error: unknown }>()
  const ask = useCallback(
    () =>
      resultOf(callFunction<{ cards: BoughtCard[] }>('list-gift-cards', {}, { repeatable: true })).then(
        (found) => (setCards(found.cards), setFailed(undefined)),
        (error: unknown) => setFailed({ error }),
      ),
    [],
  )
  useEffect(() => void ask(), [ask])
  if (!failed && !cards?.length) return null
  return (
    <section aria-labelledby="my-gift-cards" className="mt-12">
      <h2 id="my-gift-cards" className="text-2xl">
        {t('mine.title')}
      </h2>
      {failed && !cards && <LoadFailureLine error={failed.error} onRetry={() => void ask()} />}
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {cards?.map((card) => (
          <BoughtCardItem key={card.purchase} card={card} onChanged={() => void ask()} />
        ))}
      </ul>
    </section>
  )
}

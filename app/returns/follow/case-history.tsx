import { useTranslation } from 'react-i18next'
import { useCaseFormat } from '../case-format.ts'
import type { Case } from '../case.ts'
import { eventWords } from '../case-states.ts'

/** What has happened, from the first word to the money, with who said what and the pictures. */
export function CaseHistory({ found }: { found: Case }) {
  const { t } = useTranslation('returns')
  const { baht, time } = useCaseFormat()
  return (
    <details className="group" open={found.closedAt === null && found.events.some(({ type }) => type === 'said')}>
      <summary className="link inline-flex min-h-9 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-11">{t('card.history')}</summary>
      <ol className="mt-2 grid gap-3 border-s-2 border-line ps-4">
        {found.events.map((event) => (
          <li key={event.id} className="text-sm">
            <p>
              <span className="font-semibold">{t(eventWords(found.kind, event.type), { amount: baht(event.amount ?? found.refund) })}</span>
              <span className="text-ink-soft">
                {' · '}
                {t(`by.${event.by}`)}
                {' · '}
                <time dateTime={event.at}>{time(event.at)}</time>
              </span>
            </p>
            {event.words !== '' && <p className="mt-0.5 whitespace-pre-line break-words">{event.words}</p>}
            {event.pictures.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-2">
                {event.pictures.map((address, index) => (
                  <li key={address}>
                    <a href={address} target="_blank" rel="noreferrer" className="block size-20 overflow-hidden rounded-control border border-line">
                      <img src={address} alt={t('form.picture', { number: index + 1 })} loading="lazy" className="size-full object-cover" />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { listMadeLines, MADE_PAGE, type MadeOrder } from '../money/read-cooperative.ts'

/** What a member of the cooperative is to make and has made, by order: what it is and by when its buyer has it, never for whom. */
export function MadeLines({ member, price }: { member: string; price: (satang: number) => string }) {
  const { t, i18n } = useTranslation(['cooperative', 'team'])
  const made = useInfiniteQuery({
    queryKey: ['made-lines', member, i18n.language],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => listMadeLines(member, { before: pageParam, language: i18n.language }),
    getNextPageParam: (last) => (last.length === MADE_PAGE ? last.at(-1)?.id : undefined),
  })
  const orders = made.data?.pages.flat() ?? []
  return (
    <section aria-labelledby={`made-${member}`} className="grid gap-3 border-t border-line pt-4">
      <h3 id={`made-${member}`} className="font-semibold">
        {t('made.title')}
      </h3>
      {made.isPending ? (
        <Waiting className="h-24" />
      ) : made.data === undefined ? (
        <LoadFailureLine error={made.error} onRetry={() => void made.refetch()} />
      ) : orders.length === 0 ? (
        <p className="text-ink-soft">{t('made.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <li key={order.id} className="py-3 first:pt-0 last:pb-0">
              <Made order={order} price={price} />
            </li>
          ))}
        </ul>
      )}
      {made.data !== undefined && made.isError && <LoadFailureLine error={made.error} onRetry={() => void made.fetchNextPage()} />}
      {made.hasNextPage && !made.isError && (
        <Button look="quiet" className="justify-self-start" busy={made.isFetchingNextPage} onClick={() => void made.fetchNextPage()}>
          {t('team:older')}
        </Button>
      )}
    </section>
  )
}

function Made({ order: { number, at, until, state, amount, lines }, price }: { order: MadeOrder; price: (satang: number) => string }) {
  const { t } = useTranslation('cooperative')
  const moments = useMoments()
  const day = (moment: string) => moments({ dateStyle: 'medium' }).format(new Date(moment))
  const said = state !== 'open' ? t(`made.${state}`) : until === null ? t('made.open') : t('made.by', { when: day(until) })
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <strong className="font-semibold">{said}</strong>
        {amount !== 0 && <span className="tabular-nums">{price(amount)}</span>}
      </p>
      <ul className="grid gap-2">
        {lines.map(({ title, option, wish, quantity, image }, place) => (
          <li key={place} className="flex gap-3">
            <Thumbnail src={image} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {quantity} × {title}
              {option !== '' && <span className="block text-sm text-ink-soft">{option}</span>}
              {wish !== '' && <span className="block text-sm">{wish}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft wrap-anywhere">{t('made.order', { number, when: day(at) })}</p>
    </div>
  )
}

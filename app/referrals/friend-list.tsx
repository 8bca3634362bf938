import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../i18n/use-moments.ts'
import { usePrice } from '../money/price.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Part } from '../ui/part.tsx'
import { Waiting } from '../ui/skeleton.tsx'
import { findMyFriends, type Friend, FRIENDS_PAGE } from './my-referrals.ts'
import { Standing } from './standing.tsx'

/** Everybody who joined by a member's link, by the first name. */
export function FriendList({ owner }: { owner: string }) {
  const { t } = useTranslation('referrals')
  const found = useInfiniteQuery({
    queryKey: ['my-referrals', owner, 'friends'],
    queryFn: ({ pageParam }) => findMyFriends(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length === FRIENDS_PAGE ? last.at(-1)?.id : undefined),
  })
  const friends = found.data?.pages.flat()
  return (
    <section aria-labelledby="referral-friends" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="referral-friends" className="text-xl">
        {t('friends.title')}
      </h2>
      {found.isError && !friends && <LoadFailure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="mt-4 h-40" />}
      {friends?.length === 0 && <p className="mt-3 text-ink-soft">{t('friends.none')}</p>}
      {friends && friends.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {friends.map((friend) => (
            <Part key={friend.id} item>
              <Line friend={friend} />
            </Part>
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button look="quiet" size="small" className="mt-4" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('friends.more')}
        </Button>
      )}
    </section>
  )
}

function Line({ friend }: { friend: Friend }) {
  const { t } = useTranslation('referrals')
  const price = usePrice()
  const moments = useMoments()
  const open = friend.state === 'joined' || friend.state === 'waiting' || friend.state === 'held'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{friend.name === '' ? t('friends.someone') : friend.name}</p>
        <p className="text-sm text-ink-soft">{t('friends.joined', { date: moments({ dateStyle: 'medium' }).format(new Date(friend.joined_at)) })}</p>
        <Standing {...friend} />
      </div>
      {(open || friend.state === 'granted') && (
        <p className={clsx('font-semibold tabular-nums', friend.state === 'granted' ? 'text-leaf' : 'text-ink-soft')}>{price(friend.amount_minor)}</p>
      )}
    </li>
  )
}

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { CheckCheck, Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../platform/problem-key.ts'
import { QueryScreen } from '../platform/query-screen.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { useCount } from '../platform/shared-count.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { showToast } from '../ui/toast.ts'
import { countUnread, findNotifications, markRead, NOTIFICATIONS_PAGE, throwAway } from './my-notifications.ts'
import { NotificationRow } from './notification-row.tsx'
import { NotificationListSkeleton, NotificationsSkeleton } from './notifications-skeleton.tsx'
import { useOpenAsked } from './use-open-notification.ts'
import { onNews } from './watch-notifications.ts'
import { CHANGES_ELSEWHERE } from '../platform/query.ts'
import { Part } from '../ui/part.tsx'

/** `/notifications`: what the signed-in person should know. */
export default function NotificationsScreen() {
  const { t } = useTranslation('notifications')
  const { user, loading } = useSession()
  return (
    <>
      <title>{t('pageTitle')}</title>
      {loading ? (
        <NotificationsSkeleton />
      ) : user ? (
        <QueryScreen>
          <Notifications owner={user.id} />
        </QueryScreen>
      ) : (
        <EmptyState title={t('signIn.title')} text={t('signIn.text')} actions={<ButtonLink to="/auth?next=/notifications">{t('signIn.open')}</ButtonLink>} />
      )}
    </>
  )
}

function Notifications({ owner }: { owner: string }) {
  const { t } = useTranslation('notifications')
  const queries = useQueryClient()
  const unread = useCount('notifications')
  const [unreadOnly, setUnreadOnly] = useState(false)
  useOpenAsked()
  const found = useInfiniteQuery({
    queryKey: ['my-notifications', owner, unreadOnly],
    queryFn: ({ pageParam }) => findNotifications({ before: pageParam, unreadOnly }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length === NOTIFICATIONS_PAGE ? last.at(-1)?.at : undefined),
    ...CHANGES_ELSEWHERE,
  })
  const look = () => queries.invalidateQueries({ queryKey: ['my-notifications', owner] })
  useEffect(() => {
    void countUnread().catch(() => undefined)
    return onNews(() => void queries.invalidateQueries({ queryKey: ['my-notifications', owner] }))
  }, [owner, queries])
  const failed = (error: unknown) => showToast({ title: t('notSaved'), ...whyOf(t, error), tone: 'failure' })
  const readAll = useMutation({ mutationFn: () => markRead(), onError: failed, onSettled: look })
  const remove = useMutation({ mutationFn: throwAway, onError: failed, onSettled: look })
  const shown = found.data?.pages.flat() ?? []
  return (
    <div className="wrap max-w-3xl py-8 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
        <ButtonLink to="/settings#notifications" look="quiet" size="small" icon={<Settings className="size-4" aria-hidden="true" />}>
          {t('preferences')}
        </ButtonLink>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <div role="group" aria-label={t('show')} className="flex gap-2">
          {[false, true].map((only) => (
            <Button
              key={String(only)}
              look={only === unreadOnly ? 'primary' : 'quiet'}
              size="small"
              aria-pressed={only === unreadOnly}
              onClick={() => setUnreadOnly(only)}
            >
              {t(only ? 'unread' : 'all')}
            </Button>
          ))}
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {unread > 0 && t('countUnread', { count: unread })}
        </p>
        {unread > 0 && (
          <Button
            look="plain"
            size="small"
            className="ms-auto"
            icon={<CheckCheck className="size-4" aria-hidden="true" />}
            busy={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            {t('readAll')}
          </Button>
        )}
      </div>
      <div className="mt-4">
        {found.isError ? (
          <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
        ) : !found.data ? (
          <NotificationListSkeleton />
        ) : shown.length === 0 ? (
          <EmptyState
            level={2}
            title={t(unreadOnly ? 'none.unread' : 'none.title')}
            text={unreadOnly ? undefined : t('none.text')}
            actions={
              unreadOnly ? (
                <Button look="quiet" onClick={() => setUnreadOnly(false)}>
                  {t('all')}
                </Button>
              ) : (
                <ButtonLink to="/products">{t('none.browse')}</ButtonLink>
              )
            }
          />
        ) : (
          <ul className="grid gap-2">
            {shown.map((one) => (
              <Part key={one.id} item>
                <NotificationRow
                  notification={one}
                  onRead={() => void markRead(one.id).then(look, () => undefined)}
                  onRemove={() => remove.mutate(one.id)}
                  removing={remove.isPending && remove.variables === one.id}
                />
              </Part>
            ))}
          </ul>
        )}
      </div>
      {found.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button look="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

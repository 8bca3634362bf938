import { CoreAdminContext, type I18nProvider, localStorageStore, useNotificationContext, useTakeUndoableMutation } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../platform/query.ts'
import { browserStorages } from '../platform/session/session-purge.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { showToast } from '../ui/toast.ts'
import { draftStore } from './draft-store.ts'
import type { ResourceCard } from './resource-card.ts'
import { OpenedListsContext } from './opened-lists.ts'
import { restData } from './rest-data.ts'
import { CardsContext } from './use-card.ts'
import { DraftsContext } from './use-draft.ts'

type DeskProps = {
  cards: readonly ResourceCard[]
  /** Where the desk stands, `/admin`. */
  basename: string
  /** Whose choices (columns, filters last used) are kept in this browser: `staff:{id}`. */
  owner: string
  children: ReactNode
}

/** Everything ra-core's hooks need, over our own interfaces, sentences, notices and session. */
export function Desk({ cards, basename, owner, children }: DeskProps) {
  const { t, i18n } = useTranslation('desk-kit')
  const [made] = useState(() => ({
    data: restData(loadSupabase, Object.fromEntries(cards.flatMap(({ name, source }) => (source ? [[name, source]] : [])))),
    store: localStorageStore('1', owner),
    drafts: draftStore(browserStorages()[0], owner),
    opened: new Set<string>(),
  }))
  const words: I18nProvider = {
    translate: (key, options: Record<string, unknown> = {}) =>
      t(key, { ...options, count: options['smart_count'] as number, defaultValue: typeof options['_'] === 'string' ? options['_'] : key }),
    changeLocale: () => Promise.resolve(),
    getLocale: () => i18n.language,
  }
  return (
    <CoreAdminContext basename={basename} dataProvider={made.data} store={made.store} queryClient={queryClient()} i18nProvider={words}>
      <CardsContext value={cards}>
        <DraftsContext value={made.drafts}>
          <OpenedListsContext value={made.opened}>{children}</OpenedListsContext>
        </DraftsContext>
      </CardsContext>
      <Notices />
    </CoreAdminContext>
  )
}

/** How long a change that can be taken back waits for that; as long as its notice stands. */
const UNDO_MS = 4_000

/** What ra-core's hooks have to say is said where the shop says things; what can be undone has the way back beside it. */
function Notices() {
  const { t } = useTranslation('desk-kit')
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  useEffect(() => {
    if (notifications.length === 0) return
    // ra-core names its sentences at run time.
    const say = t as (key: string, values: object) => string
    const notice = takeNotification()
    if (!notice || typeof notice.message !== 'string') return
    const { undoable, messageArgs } = notice.notificationOptions ?? {}
    // Typed as nothing where the queue is empty.
    const settle = (undoable ? takeMutation() : undefined) as ((how: { isUndo: boolean }) => void) | undefined
    const timer = settle === undefined ? undefined : window.setTimeout(() => settle({ isUndo: false }), UNDO_MS)
    showToast({
      title: say(notice.message, { ...messageArgs, count: messageArgs?.smart_count, defaultValue: notice.message }),
      tone: notice.type === 'error' || notice.type === 'warning' ? 'failure' : 'success',
      ...(settle && { action: { label: t('undo'), run: () => (window.clearTimeout(timer), settle({ isUndo: true })) } }),
    })
  }, [notifications, takeNotification, takeMutation, t])
  return null
}

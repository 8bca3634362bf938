import { CoreAdminContext, type I18nProvider, localStorageStore } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../platform/query.ts'
import { browserStorages } from '../platform/session/session-purge.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
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

/** Everything ra-core's hooks need, over our own interfaces, sentences and session. */
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
    </CoreAdminContext>
  )
}

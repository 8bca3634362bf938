import { Eye, PencilLine } from 'lucide-react'
import type { RealtimeChannel } from '@supabase/supabase-js'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../platform/session/session-store.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { type Colleague, colleaguesOf, type Seen, topicOf } from './colleagues.ts'
import { useCard } from './use-card.ts'

type Company = { others: readonly Colleague[]; tellEditing: (editing: boolean) => () => void }

const CompanyContext = createContext<Company>({ others: [], tellEditing: () => () => undefined })

/**
 * Tells people who have the same record open of each other, on a private channel that only those may enter who may read such records. Decoration: without a connection nobody is
 * shown, and what is written over each other is refused by the database all the same.
 */
export function RecordCompany({ id, children }: { id: string; children: ReactNode }) {
  const card = useCard()
  const { user } = useSession()
  const topic = topicOf(card, id)
  const [others, setOthers] = useState<readonly Colleague[]>([])
  const editing = useRef(0)
  const tell = useRef<() => void>(undefined)
  const me = user?.id
  const name = user?.email ?? ''
  useEffect(() => {
    if (me === undefined || id === '') return
    let stopped = false
    let leave = () => {}
    const join = async () => {
      const supabase = await loadSupabase()
      if (stopped) return
      const channel: RealtimeChannel = supabase.channel(topic, { config: { private: true, presence: { key: me } } })
      tell.current = () => void channel.track({ name, editing: editing.current > 0 } satisfies Seen)
      channel
        .on('presence', { event: 'sync' }, () => setOthers(colleaguesOf(channel.presenceState(), me)))
        .subscribe((status) => (status === 'SUBSCRIBED' ? tell.current?.() : setOthers([])))
      leave = () => void supabase.removeChannel(channel)
    }
    // Without a client nobody is told, as without a connection.
    join().catch(() => undefined)
    return () => {
      stopped = true
      tell.current = undefined
      setOthers([])
      leave()
    }
  }, [topic, id, me, name])
  const company = useMemo(
    (): Company => ({
      others,
      tellEditing(now) {
        if (!now) return () => undefined
        const by = (step: 1 | -1) => {
          const before = editing.current > 0
          editing.current += step
          if (before !== editing.current > 0) tell.current?.()
        }
        by(1)
        return () => by(-1)
      },
    }),
    [others],
  )
  return <CompanyContext value={company}>{children}</CompanyContext>
}

/** Says to the others at this record, for as long as it is so, that something is being changed here. */
export function useEditing(dirty: boolean): void {
  const { tellEditing } = use(CompanyContext)
  const tell = useRef(tellEditing)
  useEffect(() => {
    tell.current = tellEditing
  })
  useEffect(() => tell.current(dirty), [dirty])
}

/** Who else has this record open, and who of them changes something in it. */
export function CompanyNote() {
  const { t } = useTranslation('desk-kit')
  const { others } = use(CompanyContext)
  return (
    <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
      {others.map(({ id, name, editing }) => {
        const Icon = editing ? PencilLine : Eye
        return (
          <span key={id} className={`inline-flex min-w-0 items-center gap-1.5 wrap-anywhere ${editing ? 'font-semibold text-terracotta' : 'text-ink-soft'}`}>
            <Icon className="size-4 shrink-0" aria-hidden="true" />
            {t(editing ? 'company.editing' : 'company.reading', { name })}
          </span>
        )
      })}
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { SellerPortrait } from '../../sellers/seller-portrait.tsx'
import { type InboxRow, type Talk, talkOf } from '../talk.ts'
import { inboxRows } from './inbox-rows.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** Conversations in which something was said, newest first. Nothing at all for those who have none yet. */
export function Inbox({ me, onChoose }: { me: string; onChoose: (talk: Talk) => void }) {
  const { t } = useTranslation('chat')
  const moments = useMoments()
  const { data: rows = [] } = useQuery({ queryKey: ['chat', 'inbox', me], ...CHANGES_ELSEWHERE, queryFn: readInbox })
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="chat-inbox" className="border-b border-line pb-2">
      <h3 id="chat-inbox" className="px-3 pb-1 font-sans text-sm font-semibold text-ink-soft">
        {t('inbox.title')}
      </h3>
      <ul>
        {rows.map((row) => {
          const name = row.name === '' ? t('someone') : row.name
          return (
            <li key={row.conversation_id}>
              <button
                type="button"
                onClick={() => onChoose(talkOf(row, t('someone')))}
                className="flex w-full items-center gap-3 px-3 py-2.5 text-start transition-colors hover:bg-indigo-wash"
              >
                <SellerPortrait sizes="2.75rem" src={row.avatar_url} name={name} className="size-11" />
                <span className="min-w-0 flex-1">
                  <span className="flex items-baseline justify-between gap-2">
                    <span className={clsx('truncate', row.unread > 0 ? 'font-semibold' : 'font-medium')}>{name}</span>
                    <time dateTime={row.last_message_at} className="shrink-0 text-xs text-ink-soft">
                      {when(row.last_message_at, moments)}
                    </time>
                  </span>
                  <span className="flex items-center justify-between gap-2 text-sm text-ink-soft">
                    <span className="truncate">
                      {row.last_is_mine && <>{t('inbox.me')} </>}
                      {previewOf(row, t)}
                    </span>
                    {row.unread > 0 && (
                      <span className="inline-flex min-w-5.5 shrink-0 items-center justify-center rounded-full bg-terracotta px-1.5 text-xs font-semibold text-on-terracotta">
                        <span className="sr-only">{t('inbox.unread', { count: row.unread })}</span>
                        <span aria-hidden="true">{row.unread}</span>
                      </span>
                    )}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function previewOf(row: InboxRow, t: (key: string) => string): string {
  if (row.last_is_deleted) return t('message.deleted')
  if (row.last_type === 'image' || row.last_type === 'video') return t(`kind.${row.last_type}`)
  return row.last_content ?? t('kind.file')
}

/** The time of today, the day of another day. Thai readers count years as everybody else in the shop does. */
function when(at: string, moments: ReturnType<typeof useMoments>): string {
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  return moments(today ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' }).format(date)
}

async function readInbox(): Promise<InboxRow[]> {
  const supabase = await loadSupabase()
  const { data } = await answered(supabase.rpc('my_inbox', { p_limit: 30 }))
  return inboxRows(data)
}

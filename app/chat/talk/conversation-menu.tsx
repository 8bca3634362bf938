import { answered } from '../../platform/answered.ts'
import type { ShopClient } from '../../platform/session/supabase.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EllipsisVertical } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'

/** Be left alone: no letters about a conversation, or no messages from the other side. Both can be taken back. */
export function ConversationMenu({ opened, me }: { opened: { supabase: ShopClient; conversationId: string }; me: string }) {
  const { t } = useTranslation('chat')
  const { supabase, conversationId } = opened
  const queries = useQueryClient()
  const details = useRef<HTMLDetailsElement>(null)
  const queryKey = ['chat', 'mine', conversationId, me]
  const { data } = useQuery({
    queryKey,
    async queryFn() {
      const { data: rows } = await answered(
        supabase.from('conversation_participants').select('person_id, muted, blocked_at, conversations(buyer_id)').eq('conversation_id', conversationId),
      )
      // Whoever answers for a shop closes for all of them.
      const isMine = (person: string) => (rows[0]?.conversations?.buyer_id === me ? person === me : person !== rows[0]?.conversations?.buyer_id)
      return {
        muted: rows.find((row) => row.person_id === me)?.muted === true,
        blocked: rows.some((row) => isMine(row.person_id) && typeof row.blocked_at === 'string'),
      }
    },
  })
  const { muted = false, blocked = false } = data ?? {}
  const after = async (error: unknown, done: string) => {
    if (details.current) details.current.open = false
    if (error) return showToast({ title: t('menu.failed'), tone: 'failure' })
    await queries.invalidateQueries({ queryKey })
    return showToast({ title: t(done), tone: 'success' })
  }
  const mute = async () => {
    // Somebody who has never read or written here has no row yet.
    await supabase.rpc('mark_conversation_read', { p_conversation_id: conversationId })
    const { error } = await supabase.from('conversation_participants').update({ muted: !muted }).eq('conversation_id', conversationId).eq('person_id', me)
    await after(error, muted ? 'menu.unmuted' : 'menu.muted')
  }
  const block = async () => {
    const { error } = await supabase.rpc('block_conversation', { p_conversation_id: conversationId, p_blocked: !blocked })
    await after(error, blocked ? 'menu.unblocked' : 'menu.blocked')
  }
  const item = 'flex min-h-11 w-full items-center px-4 text-start text-sm hover:bg-indigo-wash'
  return (
    <details ref={details} className="relative">
      <summary className={`${iconButtonClass} list-none`} aria-label={t('menu.label')} title={t('menu.label')}>
        <EllipsisVertical className="size-5" aria-hidden="true" />
      </summary>
      <div className="absolute end-0 top-full z-20 w-60 rounded-card border border-line bg-surface py-1 shadow-card">
        <button type="button" className={item} onClick={() => void mute()}>
          {t(muted ? 'menu.unmute' : 'menu.mute')}
        </button>
        <button type="button" className={item} onClick={() => void block()}>
          {t(blocked ? 'menu.unblock' : 'menu.block')}
        </button>
      </div>
    </details>
  )
}

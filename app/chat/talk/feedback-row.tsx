import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answered } from '../../platform/answered.ts'
import { hasStoredSession, type ShopClient } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'

/** Helpful or not; asked once for a conversation. */
export function FeedbackRow({ supabase, conversationId, me }: { supabase: ShopClient; conversationId: string; me: string }) {
  const { t } = useTranslation('chat')
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const queryKey = ['chat', 'feedback', conversationId, me]
  const { data: given = true } = useQuery({
    queryKey,
    async queryFn() {
      const { data } = await answered(supabase.from('seller_chat_feedback').select('feedback').eq('conversation_id', conversationId).eq('user_id', me))
      return data.length > 0
    },
  })
  if (given) return null
  const give = async (feedback: 'thumbs_up' | 'thumbs_down') => {
    if (!hasStoredSession()) return showToast({ title: t('signIn.rate.title'), text: t('signIn.rate.text'), tone: 'failure' })
    setBusy(true)
    const { error } = await supabase.from('seller_chat_feedback').insert({ conversation_id: conversationId, user_id: me, feedback })
    setBusy(false)
    // Given in another tab a moment ago: that is what counts.
    if (error && error.code !== '23505') return showToast({ title: t('feedback.failed.title'), text: t('feedback.failed.text'), tone: 'failure' })
    queries.setQueryData(queryKey, true)
    showToast({ title: t('feedback.done.title'), text: t('feedback.done.text'), tone: 'success' })
  }
  return (
    <div role="group" aria-label={t('feedback.label')} className="flex items-center gap-2 border-t border-line px-3 py-1.5">
      <Button size="small" look="plain" busy={busy} icon={<ThumbsUp className="size-4" aria-hidden="true" />} onClick={() => void give('thumbs_up')}>
        {t('feedback.helpful')}
      </Button>
      <Button size="small" look="plain" busy={busy} icon={<ThumbsDown className="size-4" aria-hidden="true" />} onClick={() => void give('thumbs_down')}>
        {t('feedback.notHelpful')}
      </Button>
    </div>
  )
}

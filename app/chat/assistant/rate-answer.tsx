import { clsx } from 'clsx'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { IconButton } from '../../ui/button.tsx'

/** Whether an answer helped; the other one may be pressed afterwards. What does not arrive is not worth a word to whoever pressed. */
export function RateAnswer({ of }: { of: string }) {
  const { t } = useTranslation('chat')
  const [helpful, setHelpful] = useState<boolean>()
  const rate = async (said: boolean) => {
    setHelpful(said)
    await (await loadSupabase()).rpc('rate_answer', { p_id: of, p_helpful: said })
  }
  return (
    <div role="group" aria-label={t('assistant.rate.title')} className="-mb-2 flex flex-wrap items-center">
      <IconButton
        label={t('assistant.rate.yes')}
        aria-pressed={helpful === true}
        onClick={() => void rate(true)}
        className={clsx(helpful === true && 'text-leaf')}
      >
        <ThumbsUp className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('assistant.rate.no')}
        aria-pressed={helpful === false}
        onClick={() => void rate(false)}
        className={clsx(helpful === false && 'text-terracotta')}
      >
        <ThumbsDown className="size-4" aria-hidden="true" />
      </IconButton>
      <span role="status" className="text-xs text-ink-soft">
        {helpful === undefined ? '' : t('assistant.rate.thanks')}
      </span>
    </div>
  )
}

import type { ShopClient } from '../../platform/session/supabase.ts'
import { clsx } from 'clsx'
import { Flag, Languages, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoments } from '../../i18n/use-moments.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { showToast } from '../../ui/toast.ts'
import type { Message } from '../chat.ts'
import { MessageAttachments } from './message-attachments.tsx'
import { deleteMessage } from './send-message.ts'
import { ReportMessage } from './report-message.tsx'
import type { SignedLinks } from './signed-links.ts'
import { Sticker } from './sticker.tsx'

type Props = {
  supabase: ShopClient
  links: SignedLinks
  message: Message
  me: string
  /** The other side has seen it. */
  read: boolean
  onChanged: () => void
}

/** One message. The maker's look different from a buyer's, and one's own stand on the other side. */
export function MessageBubble({ supabase, links, message, me, read, onChanged }: Props) {
  const { t, i18n } = useTranslation('chat')
  const mine = message.sender_id === me
  const [reporting, setReporting] = useState(false)
  const time = useMoments()({ hour: '2-digit', minute: '2-digit' }).format(new Date(message.created_at))

  const remove = async () => {
    if (!(await deleteMessage(supabase, message, me))) return showToast({ title: t('delete.failed.title'), text: t('delete.failed.text'), tone: 'failure' })
    showToast({ title: t('delete.done.title'), text: t('delete.done.text'), tone: 'success' })
    onChanged()
  }
  if (message.deleted_at) {
    return <p className={clsx('px-2 text-sm text-ink-soft italic', mine && 'text-end')}>{t('message.deleted')}</p>
  }
  const sticker = message.message_type === 'sticker'
  return (
    <div className={clsx('group flex max-w-[88%] flex-col gap-0.5', mine ? 'ms-auto items-end' : 'me-auto items-start')}>
      <span className="sr-only">{mine ? t('message.mine') : t(message.from_seller ? 'message.ofSeller' : 'message.ofBuyer')}</span>
      <div
        className={clsx(
          'max-w-full rounded-card wrap-anywhere',
          !sticker && [
            'px-3 py-2',
            mine ? 'bg-indigo text-on-indigo' : message.from_seller ? 'border border-gold-thread/40 bg-gold-wash text-ink' : 'bg-indigo-wash text-ink',
          ],
        )}
      >
        {sticker && message.content !== null && <Sticker sticker={message.content} className="size-16" />}
        {message.message_type === 'product_ref' && message.product_id ? (
          <Link to={`/products/${message.product_id}`} className="inline-flex items-center font-semibold underline underline-offset-2 pointer-coarse:min-h-11">
            {message.content_json?.product_name ?? message.content}
          </Link>
        ) : (
          !sticker && message.content !== null && <Words message={message} mine={mine} language={i18n.language} />
        )}
        {message.attachments.length > 0 && <MessageAttachments attachments={message.attachments} links={links} />}
      </div>
      <div className="flex min-h-6 items-center gap-1 px-1 text-xs text-ink-soft">
        <time dateTime={message.created_at}>{time}</time>
        {read && <span>· {t('message.read')}</span>}
        <button
          type="button"
          onClick={() => (mine ? void remove() : setReporting(true))}
          aria-label={t(mine ? 'delete.label' : 'report.label')}
          title={t(mine ? 'delete.label' : 'report.label')}
          className="inline-flex size-6 items-center justify-center rounded-full opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 hover:text-terracotta focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          {mine ? <Trash2 className="size-3.5" aria-hidden="true" /> : <Flag className="size-3.5" aria-hidden="true" />}
        </button>
      </div>
      {reporting && <ReportMessage supabase={supabase} messageId={message.id} onClose={() => setReporting(false)} />}
    </div>
  )
}

/** The words, in the reader's language where there is a translation; the original is one tap away. */
function Words({ message, mine, language }: { message: Message; mine: boolean; language: string }) {
  const { t } = useTranslation('chat')
  const [original, setOriginal] = useState(false)
  const translation = mine ? undefined : message.translations?.find((each) => each.language === language)
  if (!translation) {
    // Nobody should wonder why a message is in another language.
    const foreign = !mine && message.language_code !== null && message.language_code !== language
    return (
      <>
        <p lang={message.language_code ?? undefined} className="whitespace-pre-wrap">
          {message.content}
        </p>
        {foreign && <p className="mt-1 text-xs opacity-80">{t('translation.none', { language: languageName(message.language_code ?? '', language) })}</p>}
      </>
    )
  }
  return (
    <>
      <p lang={original ? (message.language_code ?? undefined) : language} className="whitespace-pre-wrap">
        {original ? message.content : translation.content}
      </p>
      <button
        type="button"
        onClick={() => setOriginal(!original)}
        className="mt-1 inline-flex min-h-6 items-center gap-1 text-xs underline underline-offset-2 pointer-coarse:min-h-11"
      >
        <Languages className="size-3.5" aria-hidden="true" />
        {t(original ? 'translation.show' : 'translation.original')}
      </button>
    </>
  )
}

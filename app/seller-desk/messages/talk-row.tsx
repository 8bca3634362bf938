import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { SellerPortrait } from '../../sellers/seller-portrait.tsx'
import type { DeskTalk } from './read-talks.ts'

const isToday = (date: Date) => date.toDateString() === new Date().toDateString()

/** A buyer in the inbox: who, about what, what was said last, who answers. */
export function TalkRow({ talk, answerer, isOpen, onOpen }: { talk: DeskTalk; answerer: string | undefined; isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation(['desk-messages', 'chat'])
  const moments = useMoments()
  const name = talk.name === '' ? t('someone', { ns: 'chat' }) : talk.name
  const about = talk.subjects.flatMap(({ product }) => (product ? [product.name] : []))
  const { last } = talk
  const words = last.isDeleted
    ? t('message.deleted', { ns: 'chat' })
    : last.type === 'image' || last.type === 'video'
      ? t(`kind.${last.type}`, { ns: 'chat' })
      : (last.words ?? t('kind.file', { ns: 'chat' }))
  const date = new Date(talk.lastAt)
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className={clsx('flex w-full items-start gap-3 px-3 py-3 text-start transition-colors hover:bg-indigo-wash', isOpen && 'bg-indigo-wash')}
      >
        <SellerPortrait sizes="2.75rem" src={talk.avatar} name={name} className="size-11" />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex items-baseline justify-between gap-2">
            <span className={clsx('truncate', talk.unread ? 'font-semibold' : 'font-medium')}>{name}</span>
            <time dateTime={talk.lastAt} className="shrink-0 text-xs text-ink-soft">
              {moments(isToday(date) ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' }).format(date)}
            </time>
          </span>
          {about.length > 0 && <span className="truncate text-xs text-ink-soft">{about.join(' · ')}</span>}
          <span className="flex items-center gap-2 text-sm">
            <span className={clsx('min-w-0 flex-1 truncate', talk.unread ? 'text-ink' : 'text-ink-soft')}>
              {last.fromSeller && <>{t('inbox.me', { ns: 'chat' })} </>}
              {words}
            </span>
            {talk.unread && (
              <span className="size-2.5 shrink-0 rounded-full bg-terracotta">
                <span className="sr-only">{t('unread')}</span>
              </span>
            )}
          </span>
          {answerer !== undefined && <span className="truncate text-xs text-ink-soft">{t('answeredBy', { name: answerer })}</span>}
        </span>
      </button>
    </li>
  )
}

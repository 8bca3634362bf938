import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Panel } from '../../desk-kit/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { PICTURE_TYPES, type PictureTrouble, sendShopPicture } from '../shop-pictures/send-shop-picture.ts'

type Sent = { key: string; file: File; state: 'waiting' | 'sending' | { id: string } | { trouble: PictureTrouble } }

const ACCEPTED = PICTURE_TYPES.join(',')
/** More at once would only be slower on a line that has one width. */
const AT_ONCE = 3

/** Brings several pictures at once, each by itself: what has arrived stays, what has not says why and can be tried again. */
export function MediaUpload() {
  const { t } = useTranslation(['admin-media', 'admin'])
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly Sent[]>([])
  const queue = useRef<Sent[]>([])
  const running = useRef(0)
  const mark = (key: string, state: Sent['state']) => setFiles((before) => before.map((one) => (one.key === key ? { ...one, state } : one)))
  const work = async () => {
    if (running.current >= AT_ONCE) return
    running.current += 1
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      mark(next.key, 'sending')
      const answer = await sendShopPicture(next.file, { folder: 'library', least: 1 })
      mark(next.key, 'trouble' in answer ? { trouble: answer.trouble } : { id: answer.id })
    }
    running.current -= 1
    if (running.current === 0) await client.invalidateQueries()
  }
  const start = (wanted: readonly Sent[]) => {
    queue.current.push(...wanted)
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work()
  }
  const bring = (chosen: readonly File[]) => {
    const added = chosen.map((file): Sent => ({ key: crypto.randomUUID(), file, state: 'waiting' }))
    setFiles((before) => [...before.filter(({ state }) => typeof state === 'string' || 'trouble' in state), ...added])
    start(added)
  }
  const failed = files.filter(({ state }) => typeof state === 'object' && 'trouble' in state)
  const settled = files.filter(({ state }) => typeof state === 'object').length
  const again = (wanted: readonly Sent[]) => {
    for (const { key } of wanted) mark(key, 'waiting')
    start(wanted)
  }
  return (
    <Panel title={t('upload.title')} actions={<FileButton size="small" label={t('upload.choose')} accept={ACCEPTED} multiple onFiles={bring} />}>
      <p className="text-sm text-ink-soft">{t('upload.text')}</p>
      {files.length > 0 && (
        <div className="mt-3 flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <progress aria-label={t('upload.progress')} max={files.length} value={settled} className="h-2 w-48 max-w-full accent-indigo" />
            <p role="status" className="text-sm">
              {t('upload.done', { done: settled - failed.length, all: files.length })}
            </p>
            {failed.length > 1 && (
              <Button size="small" look="quiet" onClick={() => again(failed)}>
                {t('upload.againAll')}
              </Button>
            )}
          </div>
          <ul className="flex max-h-60 flex-col gap-2 overflow-y-auto text-sm">
            {files.map((one) => (
              <li key={one.key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="wrap-anywhere">{one.file.name}</span>
                <State sent={one} onAgain={() => again([one])} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

function State({ sent: { state }, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { t } = useTranslation(['admin-media', 'admin'])
  if (typeof state === 'string') return <span className="text-ink-soft">{t(`upload.${state}`)}</span>
  if ('id' in state)
    return (
      <Link to={`/admin/media/${state.id}`} className="text-indigo underline underline-offset-4">
        {t('upload.describe')}
      </Link>
    )
  return (
    <>
      <span className="text-terracotta">{t(`admin:picture.${state.trouble}`, { number: 1 })}</span>
      <Button size="small" look="plain" onClick={onAgain}>
        {t('upload.again')}
      </Button>
    </>
  )
}

import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sizeIn } from '../../i18n/size-in.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type Attachment, downloadAddress } from '../chat.ts'
import type { SignedLinks } from './signed-links.ts'

/** How often a file is asked for before it is given up. */
const TRIES = 3

/** Pictures and videos of a message. Their links hold for a minute and are renewed when they fail, so nothing breaks while the page is open. */
export function MessageAttachments({ attachments, links }: { attachments: readonly Attachment[]; links: SignedLinks }) {
  return (
    <div className={attachments.length > 1 ? 'mt-1 grid grid-cols-2 gap-1.5' : 'mt-1'}>
      {attachments.map((attachment) => (
        <OneAttachment key={attachment.path} attachment={attachment} links={links} />
      ))}
    </div>
  )
}

/** `renew` after a failure, a few times; `refresh` when the file is wanted once more, as often as that is. */
function useLink(path: string, links: SignedLinks): { link: string | undefined; gone: boolean; renew: () => void; refresh: () => void } {
  const [link, setLink] = useState<string>()
  const [failures, setFailures] = useState(0)
  const [gone, setGone] = useState(false)
  useEffect(() => {
    let current = true
    void links.linkOf(path, { anew: failures > 0 }).then((fresh) => {
      if (!current) return
      if (fresh === undefined) setGone(true)
      else setLink(fresh)
    })
    return () => {
      current = false
    }
  }, [path, links, failures])
  return {
    link,
    gone,
    renew: () => (failures < TRIES ? setFailures(failures + 1) : setGone(true)),
    refresh: () => void links.linkOf(path).then((fresh) => fresh !== undefined && setLink(fresh)),
  }
}

function OneAttachment({ attachment, links }: { attachment: Attachment; links: SignedLinks }) {
  const { t } = useTranslation('chat')
  const { link, gone, renew, refresh } = useLink(attachment.path, links)
  const [large, setLarge] = useState(false)
  if (attachment.type === 'file') return <OneFile attachment={attachment} links={links} />
  if (gone) return <p className="rounded-control border border-line p-3 text-sm">{t('attachment.gone', { name: attachment.name })}</p>
  if (link === undefined) return <div className="aspect-square w-full min-w-32 animate-pulse rounded-control bg-line/60" aria-busy="true" />
  if (attachment.type === 'video') {
    // What people film here has no captions; the words beside it say what it shows.
    return <video src={link} controls preload="metadata" aria-label={attachment.name} onError={renew} className="max-h-64 w-full rounded-control bg-black" />
  }
  const open = () => {
    refresh()
    setLarge(true)
  }
  return (
    <>
      <button type="button" onClick={open} className="block w-full overflow-hidden rounded-control">
        <img src={link} alt={t('attachment.image', { name: attachment.name })} onError={renew} className="max-h-64 min-h-11 w-full object-cover" />
      </button>
      <Dialog open={large} onClose={() => setLarge(false)} title={attachment.name} className="w-[min(60rem,calc(100vw-1.5rem))]!">
        <img src={link} alt={t('attachment.image', { name: attachment.name })} onError={renew} className="mx-auto max-h-[75dvh] object-contain" />
      </Dialog>
    </>
  )
}

/** A file is told by name and size, and kept by whoever wants it: a link is made when it is pressed, and never opened as a page. */
function OneFile({ attachment, links }: { attachment: Attachment; links: SignedLinks }) {
  const { t, i18n } = useTranslation('chat')
  const [gone, setGone] = useState(false)
  const keep = async () => {
    const link = await links.linkOf(attachment.path)
    if (link === undefined) return setGone(true)
    window.location.assign(downloadAddress(link, attachment.name))
  }
  if (gone) return <p className="rounded-control border border-line p-3 text-sm">{t('attachment.gone', { name: attachment.name })}</p>
  return (
    <button type="button" onClick={() => void keep()} className="flex min-h-11 max-w-full items-center gap-2 text-start">
      <FileText className="size-6 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        <span className="sr-only">{t('attachment.download', { name: attachment.name })}, </span>
        <span className="block font-medium wrap-anywhere underline underline-offset-2" aria-hidden="true">
          {attachment.name}
        </span>
        <span className="block text-xs opacity-80">PDF · {sizeIn(i18n.language, attachment.size)}</span>
      </span>
    </button>
  )
}

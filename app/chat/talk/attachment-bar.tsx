import type { ShopClient } from '../../platform/session/supabase.ts'
import { FileText, Film, Image, Package, Search, Smile } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'
import { useEscape } from '../../ui/use-escape.ts'
import { FILE_TYPE } from '../chat.ts'
import { OrderReference } from './order-reference.tsx'
import { ProductPicker } from './product-picker.tsx'
import type { Saying } from './send-message.ts'
import { StickerPicker } from './sticker-picker.tsx'

type Tool = 'sticker' | 'order' | 'product'
type Props = { supabase: ShopClient; busy: boolean; onFiles: (files: readonly File[]) => void; onSay: (saying: Saying) => Promise<boolean> }

/** What can be sent besides words: pictures, videos, PDF files, a sticker, the number of an order, a piece of the shop. */
export function AttachmentBar({ supabase, busy, onFiles, onSay }: Props) {
  const { t } = useTranslation('chat')
  const [tool, setTool] = useState<Tool>()
  const images = useRef<HTMLInputElement>(null)
  const videos = useRef<HTMLInputElement>(null)
  const documents = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const closeTool = useCallback(() => setTool(undefined), [])
  // The first Escape closes what is open here, the next one the chat.
  useEscape(box, closeTool, { off: tool === undefined })
  const toggle = (next: Tool) => setTool(tool === next ? undefined : next)
  const send = async (saying: Saying) => {
    const said = await onSay(saying)
    if (said) setTool(undefined)
    return said
  }
  const picker = (ref: typeof images, accept: string) => (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple
      hidden
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same file may be chosen again after it failed.
        event.target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
  return (
    <div ref={box}>
      {tool === 'sticker' && <StickerPicker busy={busy} onChoose={(sticker) => void send({ kind: 'sticker', sticker })} />}
      {tool === 'order' && <OrderReference busy={busy} onSend={(reference) => send({ kind: 'order', reference })} />}
      {tool === 'product' && <ProductPicker supabase={supabase} busy={busy} onChoose={(product) => void send({ kind: 'product', product })} />}
      <div role="toolbar" aria-label={t('bar.label')} className="flex flex-wrap px-1.5">
        {picker(images, 'image/*')}
        {picker(videos, 'video/*')}
        {picker(documents, FILE_TYPE)}
        <IconButton label={t('bar.images')} disabled={busy} onClick={() => images.current?.click()}>
          <Image className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('bar.videos')} disabled={busy} onClick={() => videos.current?.click()}>
          <Film className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('bar.files')} disabled={busy} onClick={() => documents.current?.click()}>
          <FileText className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('bar.sticker')} aria-expanded={tool === 'sticker'} onClick={() => toggle('sticker')}>
          <Smile className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('bar.order')} aria-expanded={tool === 'order'} onClick={() => toggle('order')}>
          <Package className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('bar.product')} aria-expanded={tool === 'product'} onClick={() => toggle('product')}>
          <Search className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

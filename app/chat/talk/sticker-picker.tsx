import { useTranslation } from 'react-i18next'
import { STICKER_NAMES, STICKERS } from '../chat.ts'
import { Sticker } from './sticker.tsx'

/** The thirteen stickers; one press sends. */
export function StickerPicker({ busy, onChoose }: { busy: boolean; onChoose: (sticker: string) => void }) {
  const { t } = useTranslation('chat')
  return (
    <div role="group" aria-label={t('bar.sticker')} className="flex flex-wrap border-b border-line px-2 py-1">
      {STICKERS.map((sticker, index) => (
        <button
          key={sticker}
          type="button"
          disabled={busy}
          title={t(`sticker.${STICKER_NAMES[index]}`)}
          onClick={() => onChoose(sticker)}
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-indigo-wash"
        >
          <Sticker sticker={sticker} className="size-8" />
        </button>
      ))}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { STICKER_NAMES, STICKERS } from '../chat.ts'

/** A sticker as the shop draws it, the same on every device; one it does not know stays the sign it was sent as. */
export function Sticker({ sticker, className }: { sticker: string; className: string }) {
  const { t } = useTranslation('chat')
  const name = STICKER_NAMES[STICKERS.findIndex((known) => known === sticker)]
  return name ? <img src={`/pictures/stickers/${name}.svg`} alt={t(`sticker.${name}`)} className={className} /> : <span className="text-4xl">{sticker}</span>
}

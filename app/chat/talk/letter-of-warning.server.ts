import { chatWarnedNote } from '../../../emails/chat-warned-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import type { PayloadOf } from '../../letters/topics.ts'
import type { Letter } from '../../platform/mailer.ts'
import type { Shop } from '../../shop.ts'

type Reader = { email: string | null; language: string | null }

/** Tells whoever wrote a reported message what the shop thinks of it; nobody once they have left. */
export async function letterOfWarning(shop: Shop, { person_id: person, reason, decision }: PayloadOf<'chat.warned'>): Promise<Letter[]> {
  const row = await shop.service.maybe<Reader>('select email, language from public.profiles where id = $1', [person])
  if (!row?.email) return []
  const language = languageOf(row.language ?? '') ?? FALLBACK_LANGUAGE
  return [chatWarnedNote(shop.words(language), language, { to: row.email, reason, hidden: decision === 'hidden' })]
}

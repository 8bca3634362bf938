import * as v from 'valibot'
import { contactAnswerNote } from '../../../emails/contact-answer-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { announce } from '../../letters/announce.server.ts'
import type { PayloadOf } from '../../letters/topics.ts'
import type { Letter } from '../../platform/mailer.ts'
import type { Shop } from '../../shop.ts'
import { staffUseCase } from '../../staff-use-case.ts'
import { refuse } from '../../use-case.ts'
import { getShopFacts } from '../get-shop-facts.server.ts'

const Answer = v.object({
  letter: v.pipe(v.string(), v.uuid()),
  /** Made by the form, so that a second press sends nothing. */
  id: v.pipe(v.string(), v.uuid()),
  words: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(5000), v.regex(/^[^\0]*$/)),
  /** Written to a letter that is closed already. */
  again: v.optional(v.boolean(), false),
})

/**
 * `POST /functions/v1/answer-contact-letter`: keeps what the shop answers, closes the letter and has the answer sent in its writer's language. 404 for no letter; 409
 * `not_allowed_now` where somebody else has answered meanwhile.
 */
export const answerContactLetterFunction = staffUseCase('contact.answer', Answer, async (shop, staff, { letter, id, words, again }) =>
  shop.service.transaction(async (tx) => {
    const found = await tx.maybe<{ closed: boolean }>('select answered_at is not null as closed from public.contact_messages where id = $1 for update', [
      letter,
    ])
    if (!found) return refuse('not_found')
    if (await tx.maybe('select from public.contact_answers where id = $1 and message_id = $2', [id, letter])) return { done: true }
    if (found.closed && !again) return refuse('not_allowed_now')
    await tx.all(
      `insert into public.contact_answers (id, message_id, author_id, author, words)
       select $1, $2, p.id, left(coalesce(nullif(p.full_name, ''), p.email, ''), 254), $4 from public.profiles p where p.id = $3`,
      [id, letter, staff.id, words],
    )
    await tx.all('update public.contact_messages set answered_at = private.now() where id = $1', [letter])
    await tx.all(`select private.log_activity('contact.answer', $1, '{}', $2)`, [letter, words.slice(0, 500)])
    await announce(tx, 'contact.answered', { key: id, payload: { answer_id: id } })
    return { done: true }
  }),
)

type Row = { name: string; email: string; language: string; message: string; words: string }

/** What was answered, to whoever wrote; nothing once the letter is forgotten. */
export async function letterOfAnswer(shop: Shop, { answer_id: id }: PayloadOf<'contact.answered'>): Promise<Letter[]> {
  const row = await shop.service.maybe<Row>(
    `select m.name, m.email, m.language, m.message, a.words
       from public.contact_answers a join public.contact_messages m on m.id = a.message_id where a.id = $1`,
    [id],
  )
  if (!row) return []
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const { email: replyTo } = await getShopFacts(shop.service, { sender: shop.settings.mailFrom })
  return [contactAnswerNote(shop.words(language), language, { ...row, to: row.email, replyTo })]
}

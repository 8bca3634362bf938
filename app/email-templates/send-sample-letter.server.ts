import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { LookedAt, writeLooked } from './show-email-template.server.ts'

/**
 * `POST /functions/v1/send-sample-letter`: a letter with sample facts to whoever asks and to nobody else, by the way all letters go, its subject marked. The book of letters has it as a
 * test. Wants `letters.write`.
 */
export const sendSampleLetterFunction = staffUseCase('letters.write', LookedAt, async (shop, staff, wish) => {
  const { email } = await shop.service.one<{ email: string | null }>('select email from public.profiles where id = $1', [staff.id])
  if (!email) return refuse('not_found')
  const written = writeLooked(shop, wish, email)
  if (!written) return refuse('not_found')
  const { subject, text, html } = written.letter
  const marked = shop.words(written.language)('admin-letters:test.mark', { subject })
  try {
    await shop.mailer.send({ to: email, subject: marked, text, html, about: { topic: 'test' } })
  } catch (error) {
    return refuse('unavailable', { message: error instanceof Error ? error.message.slice(0, 300) : '' })
  }
  return { to: email }
})

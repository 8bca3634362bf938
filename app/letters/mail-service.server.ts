import { Resolver } from 'node:dns/promises'
import * as v from 'valibot'
import { staffUseCase } from '../staff-use-case.ts'
import { Nothing, refuse } from '../use-case.ts'
import { testNote } from '../../emails/test-note.ts'
import { FALLBACK_LANGUAGE } from '../i18n/languages.ts'
import { checkDomain } from './check-domain.server.ts'
import { reportKey } from './take-report.server.ts'

const Check = v.object({ selector: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9._-]{0,63}$/i)), '') })

/** `check-mail-domain`: what the DNS says about the domain letters come from. */
export const checkMailDomainFunction = staffUseCase('letters.read', Check, async (shop, _staff, { selector }) => {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(shop.settings.mailFrom)?.[1] ?? ''
  const { kept } = await shop.service.one<{ kept: string | null }>(`select private.setting('mail.dkim_selector') #>> '{}' as kept`)
  const used = selector || kept || ''
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  return { domain, selector: used, checks: await checkDomain({ domain, selector: used, txt: (name) => resolver.resolveTxt(name) }) }
})

/** `send-test-letter`: a letter to whoever asks, by the way all letters go. What the mail server says to it is in the book of letters. */
export const sendTestLetterFunction = staffUseCase('letters.write', Nothing, async (shop, staff) => {
  const { email } = await shop.service.one<{ email: string | null }>('select email from public.profiles where id = $1', [staff.id])
  if (!email) return refuse('not_found')
  try {
    await shop.mailer.send({ ...testNote(shop.words(FALLBACK_LANGUAGE), { to: email, at: new Date().toISOString() }), about: { topic: 'test' } })
  } catch (error) {
    return refuse('unavailable', { message: error instanceof Error ? error.message.slice(0, 300) : '' })
  }
  return { to: email }
})

/**
 * `report-address`: where a mail server hands over what comes back, and the key it shows. Whoever has the key can keep letters from anybody, so it is shown for a fresh second factor.
 */
export const reportAddressFunction = staffUseCase('letters.write', Nothing, async (shop) => {
  await shop.service.all('select private.demand_proof()')
  return { url: `${shop.settings.siteUrl}/webhooks/letters`, key: reportKey(shop) }
})

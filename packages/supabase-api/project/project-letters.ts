import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { Letter, LetterFacts, LetterKind, Letters, SmsSender } from '../auth/auth.ts'
import { ProjectCannotStart } from './cannot-start.ts'
import type { AuthSection } from './auth-section.ts'
import type { Endings } from './endings.ts'
import { goTemplate } from './go-template.ts'
import type { Mail, Mailbox } from './mail.ts'
import type { ProjectConfig } from './project-config.ts'

/** Letters leave by the project's mail server (`[auth.email.smtp]`), and are caught at /dev/mailbox without one. */
export function postOf(parts: { section: AuthSection; mail: Mail; endings: Endings }): { send(letter: Letter): Promise<void> } {
  const { section, mail, endings } = parts
  const { smtp } = section.email
  if (smtp?.enabled !== true) return { send: async (letter) => void (await mail.mailbox.keep(letter)) }
  const missing = (['host', 'admin_email'] as const).find((name) => smtp[name] === '')
  if (missing !== undefined) throw new ProjectCannotStart(`Cannot start: auth.email.smtp.${missing} must be said, since auth.email.smtp is on.`)
  const login = smtp.user === '' ? '' : `${encodeURIComponent(smtp.user)}:${encodeURIComponent(smtp.pass)}@`
  const from = smtp.sender_name === '' ? smtp.admin_email : `${smtp.sender_name} <${smtp.admin_email}>`
  const url = `${smtp.port === 465 ? 'smtps' : 'smtp'}://${login}${smtp.host}:${smtp.port}`
  return endings.add(mail.bySmtp({ url, from }), 'mail server', (post) => post.close())
}

/** Text messages are caught beside the letters: none of the providers of `[auth.sms]` is asked. */
export const caughtMessages = (mailbox: Mailbox): SmsSender => ({
  send: async ({ to, text, channel }) => void (await mailbox.keep({ to: `+${to}`, subject: channel, text, html: `<p>${escaped(text)}</p>` })),
})

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** GoTrue's own words, for letters a project has no template for. */
const PLAIN = {
  confirmation: { subject: 'Confirm Your Signup', title: 'Confirm your signup', link: 'Confirm your mail' },
  invite: { subject: 'You have been invited', title: 'You have been invited', link: 'Accept the invite' },
  magic_link: { subject: 'Your Magic Link', title: 'Magic Link', link: 'Log In' },
  recovery: { subject: 'Reset Your Password', title: 'Reset Password', link: 'Reset Password' },
  email_change: { subject: 'Confirm Email Change', title: 'Confirm Change of Email', link: 'Change Email' },
  reauthentication: { subject: 'Confirm Reauthentication', title: 'Confirm reauthentication', link: undefined },
} satisfies Record<Exclude<LetterKind, 'already_registered' | 'password_changed'>, { subject: string; title: string; link: string | undefined }>

/** The letters of a project: its templates (`[auth.email.template.*]`, `[auth.email.notification.*]`) or plain ones that hold the link and the code. */
export function projectLetters({ config, warn }: { config: ProjectConfig; warn: (sentence: string) => void }): Letters {
  const { template, notification } = config.sections.auth.email
  const own = new Map<string, { subject: string; html: string | undefined }>()
  for (const [kind, { subject, content, content_path: path }] of Object.entries(template)) {
    own.set(kind, { subject, html: content !== '' ? content : path === '' ? undefined : contentOf(config.folder, path, `auth.email.template.${kind}`) })
    if (!Object.hasOwn(PLAIN, kind)) warn(`auth.email.template.${kind} is no letter we send; the letters are ${Object.keys(PLAIN).join(', ')}.`)
  }
  const told = notification['password_changed']
  if (told?.enabled === true) {
    const html =
      told.content_path === ''
        ? '<p>Your password has been changed.</p>'
        : contentOf(config.folder, told.content_path, 'auth.email.notification.password_changed')
    own.set('password_changed', { subject: told.subject || 'Your password has been changed', html })
  }
  return (kind, facts) => {
    const plain = Object.hasOwn(PLAIN, kind) ? PLAIN[kind as keyof typeof PLAIN] : undefined
    const chosen = own.get(kind)
    // A letter that only tells is sent where a project asks for it.
    if (plain === undefined && chosen === undefined) return undefined
    const data = dataOf(facts)
    const html = chosen?.html ?? (plain === undefined ? '' : plainHtml(plain))
    return {
      to: facts.to,
      subject: goTemplate(chosen?.subject || plain?.subject || kind, data, { html: false }),
      html: goTemplate(html, data, { html: true }),
      text: [kind, facts.actionUrl, facts.otp].filter((part) => part !== '').join('\n\n'),
    }
  }
}

const plainHtml = ({ title, link }: { title: string; link: string | undefined }): string =>
  `<h2>${title}</h2>${link === undefined ? '' : `\n<p><a href="{{ .ConfirmationURL }}">${link}</a></p>`}\n<p>Alternatively, enter the code: {{ .Token }}</p>`

/** What templates may say: https://supabase.com/docs/guides/auth/auth-email-templates */
const dataOf = (facts: LetterFacts): Readonly<Record<string, unknown>> => ({
  ConfirmationURL: facts.actionUrl,
  Token: facts.otp,
  TokenHash: facts.tokenHash,
  SiteURL: facts.siteUrl,
  RedirectTo: facts.redirectTo,
  Email: facts.to,
  NewEmail: facts.newEmail ?? '',
  Data: facts.userMetadata,
})

/** The path of a template counts from the project's folder; from `supabase` is how many write it, too. */
function contentOf(folder: string, path: string, setting: string): string {
  const file = [isAbsolute(path) ? path : join(folder, path), join(folder, 'supabase', path)].find((one) => existsSync(one))
  if (file === undefined) throw new ProjectCannotStart(`Cannot start: ${setting}.content_path names ${path}, which does not exist below ${folder}.`)
  return readFileSync(file, 'utf8')
}

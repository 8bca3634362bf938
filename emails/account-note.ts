import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** The letters about an account; each has subject, heading, text and, where it leads somewhere, button in `account-letters:{kind}`. */
export type AccountNoteKind =
  | 'confirmation'
  | 'invite'
  | 'magicLink'
  | 'recovery'
  | 'emailChange'
  | 'reauthentication'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'deleted'
/** `link` leads to a page of ours, `code` is typed in; `hours` tells how long either is good for. `name` is what the person calls herself, untrusted. */
export type AccountNoteFacts = { to: string; name: string; newEmail: string; hours: number; link?: string; code?: string }

/** One letter about an account, greeting by name where there is one. */
export function accountNote(t: TFunction, language: Language, kind: AccountNoteKind, { to, name, newEmail, hours, link, code }: AccountNoteFacts): Letter {
  const say = (key: string) => t(`account-letters:${kind}.${key}`, { newEmail })
  return layOut({
    to,
    language,
    subject: say('subject'),
    heading: say('heading'),
    footer: t('letters:footer'),
    blocks: [
      ...(name === '' ? [] : [{ kind: 'paragraph' as const, text: t('account-letters:greeting', { name }) }]),
      { kind: 'paragraph', text: say('text') },
      ...(link === undefined ? [] : [{ kind: 'button' as const, text: say('button'), href: link }]),
      ...(code === undefined ? [] : [{ kind: 'paragraph' as const, text: t('account-letters:code', { code }) }]),
      ...(link === undefined && code === undefined ? [] : [{ kind: 'paragraph' as const, text: t('account-letters:goodFor', { count: hours }) }]),
      // Nothing can be done about an account that is gone.
      ...(kind === 'deleted' ? [] : [{ kind: 'paragraph' as const, text: t(`account-letters:${TELLS_ONLY.has(kind) ? 'notYouWarned' : 'notYou'}`) }]),
    ],
  })
}

/** Letters that tell what has happened: who did not do it should act. */
const TELLS_ONLY: ReadonlySet<AccountNoteKind> = new Set(['passwordChanged'])

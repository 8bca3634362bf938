import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import type { Language } from '../../i18n/languages.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import type { Claim, Claimed } from './claim.ts'
import { useFaultWords } from './use-fault-words.ts'

type ClaimLineProps = { language: Language; of: Claimed; name: string; claim: Claim | undefined }

/** Who works on a sentence or a text and until when it is theirs; taken and given back, so that two never do the same. */
export function ClaimLine({ language, of: { kind, key }, name, claim }: ClaimLineProps) {
  const { t } = useTranslation(['admin-translations', 'admin-inbox', 'chat'])
  const { user } = useSession()
  const may = useMay()
  const { act, busy } = useAct()
  const faultWords = useFaultWords()
  const asked = { p_kind: kind, p_language: language, p_key: key }
  const own = claim !== undefined && claim.person_id === user?.id
  const take = () => void act({ ask: () => askDatabase('take_translation', asked), done: t('admin-inbox:taken'), refused: ({ code }) => faultWords(code) })
  const leave = () => void act({ ask: () => askDatabase('leave_translation', asked), done: t('admin-inbox:left') })
  return (
    <>
      {claim && (
        <span className="text-sm text-ink-soft">
          {own ? t('admin-inbox:takenByMe') : t('admin-inbox:takenBy', { name: claim.name || t('chat:someone') })} · {t('until')} <Moment at={claim.until} />
        </span>
      )}
      {may('translations.write') && (claim === undefined || own) && (
        <Button look={own ? 'plain' : 'quiet'} size="small" busy={busy} onClick={own ? leave : take}>
          {t(own ? 'admin-inbox:leave' : 'admin-inbox:take')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </>
  )
}

/** Whether somebody else works on it. */
export function useTakenElsewhere(): (claim: Claim | undefined) => boolean {
  const { user } = useSession()
  return (claim) => claim !== undefined && claim.person_id !== user?.id
}

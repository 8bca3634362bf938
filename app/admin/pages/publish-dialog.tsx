import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { localMoment, momentOf } from '../../i18n/local-moment.ts'
import { type PageRow, publishPage, REFUSED, standingOf } from './page-row.ts'

type PublishDialogProps = {
  page: PageRow
  what: Parameters<typeof publishPage>[0]['what']
  onClose: () => void
  onPublished: () => void
}

/** What people agree to: whoever signs up or buys from then on agrees to the new text. */
const AGREED = ['terms', 'privacy']

/** Asks from when a text is to hold, and why; says what that means. */
export function PublishDialog({ page, what, onClose, onPublished }: PublishDialogProps) {
  const { t } = useTranslation('admin-pages')
  const { act, busy } = useAct()
  const [now] = useState(() => new Date())
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const at = momentOf(typed)
  const wrong = typed !== '' && (at === undefined || new Date(at) <= now)
  const languages = 'drafts' in what ? LANGUAGES.filter((one) => what.drafts[one] !== undefined) : []
  const publish = async (reason: string) => {
    setTried(true)
    if (wrong) return false
    const done = await act({
      ask: () => publishPage({ page: page.id, from: at ?? null, what, seen: standingOf(page, now).newest, reason }),
      done: t(at === undefined ? 'publish.done' : 'publish.planned'),
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    if (done) onPublished()
    return done
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('drafts' in what ? 'publish.title' : 'publish.againTitle')}
      consequence={t('publish.consequence')}
      verb={t('publish.verb')}
      busy={busy}
      onDecide={publish}
    >
      {languages.length > 0 && <p className="text-sm">{t('publish.languages', { languages: languages.map((one) => LANGUAGE_NAMES[one]).join(', ') })}</p>}
      {AGREED.includes(page.id) && <Notice tone="news">{t('publish.agreed')}</Notice>}
      <Field
        label={t('publish.from')}
        hint={t('publish.fromHint')}
        type="datetime-local"
        min={localMoment(now)}
        value={typed}
        error={tried && wrong ? t('refused.no_date') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { localMoment, momentOf } from '../../i18n/local-moment.ts'

type PublishDialogProps = { open: boolean; busy: boolean; planned: string | null; onClose: () => void; onPublish: (at: string | null) => Promise<void> }

/** Asks when readers are to see a post: at once, or from a moment on. */
export function PublishDialog({ open, busy, planned, onClose, onPublish }: PublishDialogProps) {
  const { t } = useTranslation('admin-blog')
  return (
    <Dialog open={open} onClose={onClose} title={t('publish.title')}>
      <PublishForm {...{ busy, planned, onClose, onPublish }} />
    </Dialog>
  )
}

function PublishForm({ busy, planned, onClose, onPublish }: Omit<PublishDialogProps, 'open'>) {
  const { t } = useTranslation('admin-blog')
  const [now] = useState(() => new Date())
  const [when, setWhen] = useState<'now' | 'later'>(planned ? 'later' : 'now')
  const [typed, setTyped] = useState(planned ? localMoment(new Date(planned)) : '')
  const [tried, setTried] = useState(false)
  const at = momentOf(typed)
  const wrong = when === 'later' && (at === undefined || new Date(at) <= now)
  const publish = () => {
    setTried(true)
    if (!wrong) void onPublish(when === 'later' ? (at ?? null) : null)
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        publish()
      }}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-semibold">{t('publish.when')}</legend>
        {(['now', 'later'] as const).map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input type="radio" name="when" className="size-5 accent-indigo" checked={when === one} onChange={() => setWhen(one)} />
            {t(`publish.${one}`)}
          </label>
        ))}
      </fieldset>
      {when === 'later' && (
        <Field
          label={t('publish.at')}
          hint={t('publish.atHint')}
          type="datetime-local"
          required
          min={localMoment(now)}
          value={typed}
          error={tried && wrong ? t('publish.atWrong') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t(when === 'later' ? 'publish.plan' : 'publish.verb')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

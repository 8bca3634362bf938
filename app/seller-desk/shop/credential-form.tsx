import { useMutation } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { CREDENTIAL_GRADES, CREDENTIAL_KINDS } from '../../sellers/credentials/credential.ts'
import { gradeName } from '../../sellers/credentials/credential-name.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { pictureSize } from '../../ui/plain-picture.ts'
import { showToast } from '../../ui/toast.ts'
import { useObjectUrls } from '../../ui/use-object-urls.ts'
import { bangkokDay } from './pause.ts'
import { credentialForm, type CredentialWish } from './credential-wish.ts'
import { askForCredential } from './my-credentials.ts'

const PAPER_TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** As the bucket has it; a photograph is made smaller before it is sent, so this only stops what no phone takes. */
const PAPER_MAX_BYTES = 25 * 1024 * 1024
/** What the database says no to in words of its own. */
const REFUSALS = ['credential_over', 'credential_known', 'too_many_credentials', 'no_paper'] as const

/** What it is, its number, until when, and a photograph of the paper. `onEnd(true)` when it was sent. */
export function CredentialForm({ seller, onEnd }: { seller: string; onEnd: (sent: boolean) => void }) {
  const { t } = useTranslation(['credentials', 'dashboard'])
  const { t: say } = useTranslation('credentials')
  const [today] = useState(() => bangkokDay(Date.now()))
  const [paper, setPaper] = useState<{ file: File; src: string }>()
  const [problem, setProblem] = useState('')
  const addressOf = useObjectUrls()
  const { register, control, handleSubmit, formState } = useForm({
    resolver: formResolver(credentialForm(today)),
    mode: 'onTouched',
    defaultValues: { kind: 'otop' as const, grade: '', number: '', about: '', validUntil: '' },
  })
  const kind = useWatch({ control, name: 'kind' })
  const { errors } = formState
  const said = (key: string | undefined) => key && t(key)
  const grades = CREDENTIAL_GRADES[kind]
  const send = useMutation({
    mutationFn: ({ wish, file }: { wish: CredentialWish; file: File }) => askForCredential(seller, wish, file),
    onSuccess: () => {
      showToast({ title: t('desk.sent'), tone: 'success' })
      onEnd(true)
    },
    onError: (error: unknown) => {
      const code = REFUSALS.find((one) => error instanceof RefusedAnswer && error.hint === one)
      setProblem(code ? t(`problem.${code}`) : [t('notSaved', { ns: 'dashboard' }), whyOf(t, error).text].filter(Boolean).join(' '))
    },
  })
  const take = async (file: File) => {
    const isPicture = PAPER_TYPES.includes(file.type) && file.size <= PAPER_MAX_BYTES && (await pictureSize(file)) !== undefined
    setProblem(isPicture ? '' : t('problem.picture'))
    if (isPicture) setPaper({ file, src: addressOf(file) })
  }
  const submit = handleSubmit(async (wish) => {
    if (!paper) return setProblem(t('problem.no_paper'))
    setProblem('')
    await send.mutateAsync({ wish, file: paper.file }).catch(() => {})
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 border-t border-line pt-5">
      <Select
        label={t('desk.kind')}
        required
        options={CREDENTIAL_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        error={said(errors.kind?.message)}
        hint={t(`means.${kind}`)}
        {...register('kind')}
      />
      {grades.length > 0 && (
        <Select
          label={t('desk.grade')}
          required={kind !== 'otop'}
          placeholder={t('desk.chooseGrade')}
          options={grades.map((grade) => ({ value: grade, label: gradeName(say, { kind, grade }) }))}
          error={said(errors.grade?.message)}
          {...register('grade')}
        />
      )}
      <Field label={t('desk.number')} hint={t('desk.numberHint')} required autoComplete="off" error={said(errors.number?.message)} {...register('number')} />
      <Field label={t('desk.about')} hint={t('desk.aboutHint')} error={said(errors.about?.message)} {...register('about')} />
      <Field label={t('desk.until')} type="date" min={today} hint={t('desk.untilHint')} error={said(errors.validUntil?.message)} {...register('validUntil')} />
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{t('desk.paperHint')}</p>
        {paper && <img src={paper.src} alt={t('desk.paperAlt')} className="max-h-64 w-auto max-w-full rounded-control border border-line" />}
        <FileButton
          label={t(paper ? 'desk.paperAgain' : 'desk.paper')}
          accept={PAPER_TYPES.join(',')}
          onFiles={([file]) => file && void take(file)}
          look="quiet"
          icon={<Camera className="size-5" aria-hidden="true" />}
          className="justify-self-start"
        />
      </div>
      <p role="alert" className="text-sm font-medium text-terracotta empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={send.isPending} onClick={() => onEnd(false)}>
          {t('desk.cancel')}
        </Button>
        <Button type="submit" busy={send.isPending}>
          {t('desk.send')}
        </Button>
      </div>
    </form>
  )
}

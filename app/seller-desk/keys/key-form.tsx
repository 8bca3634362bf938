import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'
import { showToast } from '../../ui/toast.ts'
import { makeKey } from './read-keys.ts'
import { type GivenKey, KEY_SCOPES, type KeyScope, wordOf } from './shop-key.ts'

const DAYS = ['30', '90', '180', '365'] as const
const OFTEN = ['30', '60', '120', '300'] as const
const SAID: Readonly<Record<string, 'tooMany' | 'closed'>> = { too_many_keys: 'tooMany', shop_closed: 'closed' }

/** Makes a key: for which program, what it may, until when, how often. */
export function KeyForm({ seller, onMade, onCancel }: { seller: string; onMade: (made: GivenKey & { name: string }) => void; onCancel: () => void }) {
  const { t } = useTranslation('shop-keys')
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>([])
  const [days, setDays] = useState<string>('90')
  const [often, setOften] = useState<string>('60')
  const [tried, setTried] = useState(false)
  const wish = { name: name.trim(), scopes: [...scopes], per_minute: Number(often), days: Number(days) }
  const make = useMutation({
    mutationFn: () => makeKey(seller, wish),
    onSuccess: (made) => onMade({ ...made, name: wish.name }),
    onError: (error: unknown) => {
      const said = error instanceof RefusedAnswer ? SAID[error.hint] : undefined
      showToast({ title: t(said ?? 'failed'), ...(said ? {} : whyOf(t, error)), tone: 'failure' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wish.name === '' || scopes.length === 0) focusFirstProblem(form.current)
    else if (!make.isPending) make.mutate()
  }
  const without = t('noScope')
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5 rounded-control border border-line p-4" aria-label={t('new')}>
      <Field
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        error={tried && name.trim() === '' ? t('noName') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{t('may')}</legend>
        {KEY_SCOPES.map((scope, at) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            error={tried && scopes.length === 0 && at === 0 ? without : undefined}
            onChange={(event) => setScopes(event.currentTarget.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))}
            label={t(`scopes.${wordOf(scope)}`)}
            hint={t(`means.${wordOf(scope)}`)}
          />
        ))}
      </fieldset>
      <p className="text-sm text-ink-soft">{t('never')}</p>
      <Select
        label={t('ends')}
        required
        value={days}
        options={DAYS.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <Select
        label={t('often')}
        hint={t('oftenHint')}
        required
        value={often}
        options={OFTEN.map((value) => ({ value, label: t('perMinute', { count: Number(value) }) }))}
        onChange={(event) => setOften(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={make.isPending} className="max-sm:w-full">
          {t('make')}
        </Button>
        <Button look="quiet" className="max-sm:w-full" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

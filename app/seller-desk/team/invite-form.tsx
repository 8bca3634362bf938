import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { SHOP_ROLES, type ShopRole } from '../shop-role.ts'
import { inviteToShop } from './read-team.ts'

const SAID: Readonly<Record<string, 'noEmail' | 'tooMany'>> = { no_email: 'noEmail', too_many: 'tooMany' }

/** Invites somebody by letter: to one task, said in words before it is chosen. */
export function InviteForm({ seller }: { seller: string }) {
  const { t } = useTranslation('team')
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<ShopRole>('orders')
  const [isHelper, setIsHelper] = useState(false)
  const [problem, setProblem] = useState<'noEmail' | 'tooMany' | 'had'>()
  const invite = useMutation({
    mutationFn: () => inviteToShop(seller, { email, role, isHelper: isHelper && role !== 'owner' }),
    onSuccess: async (outcome) => {
      if (outcome === 'had') return setProblem('had')
      showToast({ title: t('sent', { email }), tone: 'success' })
      setEmail('')
      await queries.invalidateQueries({ queryKey: ['shop-team', seller] })
      await queries.invalidateQueries({ queryKey: ['shop-log', seller] })
      return undefined
    },
    onError: (error: unknown) => {
      const said = error instanceof RefusedAnswer ? SAID[error.hint] : undefined
      if (said) setProblem(said)
      else showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (!invite.isPending) invite.mutate()
  }
  return (
    <ProfileSection title={t('invite')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          maxLength={254}
          value={email}
          error={problem && t(problem)}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{t('role')}</legend>
          {SHOP_ROLES.map((each) => (
            <Checkbox
              key={each}
              type="radio"
              name="role"
              value={each}
              checked={role === each}
              onChange={() => setRole(each)}
              label={t(`names.${each}`)}
              hint={t(`means.${each}`)}
            />
          ))}
        </fieldset>
        {role !== 'owner' && (
          <Checkbox checked={isHelper} onChange={(event) => setIsHelper(event.currentTarget.checked)} label={t('asHelper')} hint={t('asHelperText')} />
        )}
        <Button type="submit" busy={invite.isPending} className="justify-self-end max-sm:w-full">
          {t('send')}
        </Button>
      </form>
    </ProfileSection>
  )
}

import { ShieldCheck, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthProblem } from '../../account/auth-problem.ts'
import { FormProblem } from '../../account/form-problem.tsx'
import { useMoments } from '../../i18n/use-moments.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { EnrolApp } from './enrol-app.tsx'
import { type MyAccount, removeFactor } from '../my-account.ts'
import { ProveDialog } from './prove-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsPart } from '../settings-section.tsx'

/** The second step at sign-in: codes of an authenticator app. A second app is the way in when the first phone is lost. */
export function TwoFactor({ account, onChanged }: { account: MyAccount; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation('settings')
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<string>()
  const [problem, setProblem] = useState<AuthProblem>()
  const status = useRef<HTMLParagraphElement>(null)
  const on = account.factors.length > 0
  const date = useMoments()({ dateStyle: 'medium' })

  const remove = async (factorId: string) => {
    setRemoving(undefined)
    const refused = await removeFactor(factorId, account)
    setProblem(refused)
    if (refused) return
    showToast({ title: t('twoFactor.removed'), tone: 'success' })
    await onChanged()
  }
  return (
    <SettingsPart title={t('twoFactor.title')} text={t('twoFactor.text')}>
      <div className="grid gap-4">
        <FormProblem problem={problem} />
        {on && (
          <>
            <p ref={status} tabIndex={-1} role="status" className="flex scroll-mt-6 outline-none items-center gap-2 font-semibold text-leaf">
              <ShieldCheck className="size-5 shrink-0" aria-hidden="true" />
              {t('twoFactor.on')}
            </p>
            <ul className="grid gap-2">
              {account.factors.map((factor) => (
                <li key={factor.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line px-4 py-2">
                  <Smartphone className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
                  <div className="min-w-0 flex-1">
                    <p className="font-medium break-words">{factor.friendly_name}</p>
                    <p className="text-sm text-ink-soft">{t('twoFactor.since', { date: date.format(new Date(factor.created_at)) })}</p>
                  </div>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t('twoFactor.removeNamed', { name: factor.friendly_name ?? '' })}
                    onClick={() => setRemoving(factor.id)}
                  >
                    {t('twoFactor.remove')}
                  </Button>
                </li>
              ))}
            </ul>
            {account.factors.length === 1 && <p className="text-sm text-ink-soft">{t('twoFactor.second')}</p>}
            <RecoveryCodes account={account} onChanged={onChanged} />
          </>
        )}
        {adding ? (
          <EnrolApp
            taken={account.factors.map(({ friendly_name }) => friendly_name ?? '')}
            onDone={async () => {
              setAdding(false)
              await onChanged()
              // The form was tall; without this the page would stand somewhere below.
              requestAnimationFrame(() => status.current?.focus())
            }}
            onCancel={() => setAdding(false)}
          />
        ) : (
          <Button look="quiet" className="justify-self-start" onClick={() => setAdding(true)}>
            {t(on ? 'twoFactor.addAnother' : 'twoFactor.add')}
          </Button>
        )}
      </div>
      <ProveDialog
        account={account}
        open={removing !== undefined}
        title={t('twoFactor.removeTitle')}
        text={t('twoFactor.removeText')}
        submit={t('twoFactor.remove')}
        danger
        onClose={() => setRemoving(undefined)}
        onProved={async () => removing !== undefined && (await remove(removing))}
      />
    </SettingsPart>
  )
}

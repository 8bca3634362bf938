import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthProblem } from '../../account/auth-problem.ts'
import { FormProblem } from '../../account/form-problem.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { countRecoveryCodes, makeRecoveryCodes, type MyAccount } from '../my-account.ts'
import { ProveDialog } from './prove-dialog.tsx'

/** So few are soon none. */
const FEW = 3

/** Codes on paper for the day the phone is lost: how many are left, and a new set, shown once. */
export function RecoveryCodes({ account, onChanged }: { account: MyAccount; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const key = ['recovery-codes', account.id]
  const { data: left } = useQuery({ queryKey: key, enabled: account.hasRecoveryCodes, queryFn: countRecoveryCodes })
  const [asking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<AuthProblem>()

  const make = async () => {
    setAsking(false)
    const made = await makeRecoveryCodes(account)
    setProblem(made.problem)
    setCodes(made.done)
    await Promise.all([onChanged(), queries.invalidateQueries({ queryKey: key })])
  }
  return (
    <section aria-labelledby="recovery-codes" className="grid justify-items-start gap-3 rounded-control border border-line px-4 py-3">
      <h4 id="recovery-codes" className="flex items-center gap-3 font-sans font-medium">
        <KeyRound className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        {t('recovery.title')}
      </h4>
      <p className="text-sm text-ink-soft">{t('recovery.text')}</p>
      <FormProblem problem={problem} />
      {codes ? (
        <FreshCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        <>
          {account.hasRecoveryCodes && left && (
            <p role="status" className={left.remaining <= FEW ? 'text-sm font-semibold text-terracotta' : 'text-sm font-semibold'}>
              {t('recovery.left', { count: left.remaining, total: left.total })}
            </p>
          )}
          <Button look="quiet" size="small" onClick={() => setAsking(true)}>
            {t(account.hasRecoveryCodes ? 'recovery.again' : 'recovery.make')}
          </Button>
        </>
      )}
      <ProveDialog
        account={account}
        open={asking}
        title={t('recovery.title')}
        text={t(account.hasRecoveryCodes ? 'recovery.proveAgain' : 'recovery.prove')}
        submit={t('recovery.show')}
        onClose={() => setAsking(false)}
        onProved={make}
      />
    </section>
  )
}

/** Groups of four are easier to copy onto paper. */
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

function FreshCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('settings')
  const list = useRef<HTMLUListElement>(null)
  const text = `${codes.map(grouped).join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: t('copied'), tone: 'success' })
    } catch {
      // Where the clipboard is refused the codes can still be marked.
      if (list.current) window.getSelection()?.selectAllChildren(list.current)
    }
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="font-semibold">
        {t('recovery.once')}
      </p>
      <ul
        ref={list}
        aria-label={t('recovery.title')}
        className="grid grid-cols-1 gap-x-8 gap-y-1 rounded-control bg-indigo-wash px-4 py-3 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {grouped(code)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onKept}>
          {t('recovery.kept')}
        </Button>
        <Button look="quiet" size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button look="quiet" size="small" onClick={() => save(text)}>
          {t('recovery.save')}
        </Button>
      </div>
    </div>
  )
}

/** Hands the codes to the browser as a file. */
function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: address, download: 'hattha-recovery-codes.txt' }).click()
  URL.revokeObjectURL(address)
}

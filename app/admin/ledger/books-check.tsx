import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { rowsThatDiffer } from './rows-that-differ.ts'

type Problem = { problem: string; about: string; expected: number; booked: number }

/** Null while nothing was checked yet. */
async function getLastCheck() {
  const asked = (await loadSupabase()).from('books_checks').select('checked_at, journals, differences, problems')
  return (await answered(asked.order('id', { ascending: false }).limit(1))).data[0] ?? null
}

/** Whether the books agree with what they are about: checked every night, and when somebody asks. */
export function BooksCheck() {
  const { t } = useTranslation('admin-ledger')
  const may = useMay()
  const { act, busy } = useAct()
  const { data: check } = useQuery({ queryKey: ['books-check'], enabled: may('ledger.read'), queryFn: getLastCheck, ...CHANGES_ELSEWHERE })
  if (check === undefined) return null
  const bad = check !== null && check.differences > 0
  const Icon = bad ? ShieldAlert : ShieldCheck
  const again = () =>
    act({
      ask: () => askDatabase<number>('check_books_now', {}),
      done: (differences) => t('check.done', { count: differences }),
      refused: ({ code }) => (code === 'just_checked' ? t('check.justChecked') : undefined),
    })
  return (
    <section
      aria-label={t('check.title')}
      className={`flex flex-wrap items-start gap-3 rounded-card border p-4 text-sm ${bad ? 'border-terracotta' : 'border-line bg-surface'}`}
    >
      <Icon className={`size-5 shrink-0 ${bad ? 'text-terracotta' : 'text-leaf'}`} aria-hidden="true" />
      <div className="min-w-0 grow basis-48">
        {check === null ? (
          <p>{t('check.never')}</p>
        ) : (
          <p>
            {t(bad ? 'check.bad' : 'check.good', { count: bad ? check.differences : check.journals })} · <Moment at={check.checked_at} />
          </p>
        )}
        {bad && <Differences problems={check.problems as Problem[]} />}
      </div>
      {may('ledger.correct') && (
        <Button look="quiet" size="small" busy={busy} onClick={() => void again()}>
          {t('check.again')}
        </Button>
      )}
    </section>
  )
}

/** What a check found, each difference with the way to its rows. */
export function Differences({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('admin-ledger')
  const rows = useRowsLink()
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {problems.map(({ problem, about, expected, booked }) => (
        <li key={`${problem} ${about}`} className="flex flex-wrap gap-x-3 wrap-anywhere">
          <span className="font-semibold">{t(`check.problems.${problem}`, { defaultValue: problem })}</span>
          <Rows to={rowsThatDiffer({ problem, about }, rows)}>{about}</Rows>
          <span className="ms-auto flex flex-wrap gap-x-4">
            <Figure name={t('check.expected')} problem={problem} value={expected} />
            <Figure name={t('check.booked')} problem={problem} value={booked} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Rows({ to, children }: { to: string | undefined; children: string }) {
  return to === undefined ? (
    <span>{children}</span>
  ) : (
    <Link to={to} className="text-indigo underline underline-offset-4">
      {children}
    </Link>
  )
}

/** What differs is money, but for stock, which is counted in pieces. */
function Figure({ name, problem, value }: { name: string; problem: string; value: number }) {
  return (
    <span>
      <span className="text-ink-soft">{name} </span>
      {problem.startsWith('stock') ? value : <Amount minor={value} />}
    </span>
  )
}

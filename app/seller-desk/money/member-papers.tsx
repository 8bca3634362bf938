import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../platform/csv.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { readMemberStatement } from './read-cooperative.ts'
import { TakePaper } from './take-paper.tsx'

/** Bangkok is seven hours ahead, the whole year. */
const AHEAD_MS = 7 * 3_600_000
const inBangkok = (moment: number) => new Date(moment + AHEAD_MS).toISOString()
/** The month it is in Bangkok, as `2026-11`. */
export const thisMonth = () => inBangkok(Date.now()).slice(0, 7)

/** What a member of a cooperative earned in a month, to take along: for who handles the money, and for the member. */
export function MemberPapers({ seller, member }: { seller: string; member: { id: string; name: string } }) {
  const { t } = useTranslation(['cooperative', 'statements'])
  const [month, setMonth] = useState(thisMonth)
  const take = useMutation({
    mutationFn: () => readMemberStatement(member.id, month),
    onSuccess: ({ lines }) =>
      downloadFile(
        `${member.name}-${month}.csv`,
        toCsv([
          [t('statements:day'), t('statements:what'), t('statements:about'), t('statements:amount')],
          ...lines.map((line) => [
            inBangkok(Date.parse(line.at)).slice(0, 10),
            t(`statements:kind.${line.kind}`),
            [line.about, line.pieces ?? ''].filter(Boolean).join(', '),
            Number((line.amount / 100).toFixed(2)),
          ]),
        ]),
        'text/csv;charset=utf-8',
      ),
    onError: (error: unknown) => showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' }),
  })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        className="max-w-full min-w-0"
        label={t('statement')}
        type="month"
        required
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value || thisMonth())}
      />
      <TakePaper paper={{ paper: 'member_statement', seller, of: `${member.id}_${month}` }} label={t('pdf')} />
      <Button look="quiet" size="small" busy={take.isPending} onClick={() => take.mutate()}>
        {t('csv')}
      </Button>
    </div>
  )
}

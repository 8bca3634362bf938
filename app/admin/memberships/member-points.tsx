import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { useWords } from '../../membership/use-words.ts'
import { answered } from '../../platform/answered.ts'
import type { Refusal } from '../../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { type MemberRow, memberName } from '../members/member-row.ts'

const PAGE = 20
const REFUSED = ['own_account', 'too_few_points', 'not_by_hand', 'already_undone'] as const

/** A page of a member's entries, the newest first, behind the one before. */
async function findEntries(person: string, after: { at: string; id: string } | undefined) {
  let question = (await loadSupabase())
    .from('points_entries')
    .select('id, kind, points, status, note, left_over, created_at, expires_at, undoes, order:orders(id, number)')
    .eq('person_id', person)
  if (after) question = question.or(`created_at.lt."${after.at}",and(created_at.eq."${after.at}",id.gt."${after.id}")`)
  const { data } = await answered(question.order('created_at', { ascending: false }).order('id').limit(PAGE))
  return data
}

type Entry = Awaited<ReturnType<typeof findEntries>>[number]

/** Every point given and taken; what was given by hand is taken back here. */
export function MemberPoints({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin-memberships')
  const entries = useInfiniteQuery({
    queryKey: ['member-points', member.id],
    queryFn: ({ pageParam }) => findEntries(member.id, pageParam),
    // Why: the first page has no entry before it.
    initialPageParam: undefined as { at: string; id: string } | undefined,
    getNextPageParam: (page) => {
      const last = page.at(-1)
      return page.length === PAGE && last ? { at: last.created_at, id: last.id } : undefined
    },
    ...CHANGES_ELSEWHERE,
  })
  const known = entries.data?.pages.flat() ?? []
  const undone = new Set(known.map(({ undoes }) => undoes))
  return (
    <Panel title={t('ledger')}>
      {entries.isError && <LoadFailureLine error={entries.error} onRetry={() => void entries.refetch()} />}
      {entries.isPending && <Waiting className="h-40 w-full" />}
      {entries.data && known.length === 0 && <p className="text-sm text-ink-soft">{t('noPoints')}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {known.map((entry) => (
          <EntryLine key={entry.id} entry={entry} member={member} undone={undone.has(entry.id)} />
        ))}
      </ul>
      {entries.hasNextPage && (
        <Button look="quiet" size="small" className="mt-3" busy={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Panel>
  )
}

function EntryLine({ entry, member, undone }: { entry: Entry; member: MemberRow; undone: boolean }) {
  const { t } = useTranslation(['admin-memberships', 'membership', 'admin-people'])
  const may = useMay()
  const { number } = useWords()
  const { id, kind, points, status, note, order, created_at: at, expires_at: until, left_over: left, undoes } = entry
  const name = memberName(member.person, member.id)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p>
          {undoes ? t('undo.entry') : t(`membership:history.kind.${kind}`)}
          {order && (
            <>
              {' '}
              ·{' '}
              <RecordLink to="orders" id={order.id}>
                {order.number}
              </RecordLink>
            </>
          )}
          {status !== 'available' && ` · ${t(`membership:history.${status}`)}`}
          {undone && ` · ${t('undo.undone')}`}
        </p>
        <p className="text-ink-soft wrap-anywhere">
          <Moment at={at} />
          {kind === 'adjust' && note !== '' && ` · ${note}`}
        </p>
        {(left ?? 0) > 0 && (
          <p className="text-ink-soft">
            {t('leftUntil', { points: number(left ?? 0) })} <Moment at={until} days />
          </p>
        )}
      </div>
      <div className="flex flex-col items-end gap-1">
        <span className="font-semibold tabular-nums">{points > 0 ? `+${number(points)}` : number(points)}</span>
        {kind === 'adjust' && !undone && status === 'available' && may('people.write') && (
          <DecideButtons
            choices={[
              {
                id,
                verb: t('undo.verb'),
                title: t('undo.title', { name }),
                consequence: t(points > 0 ? 'undo.takes' : 'undo.gives', { points: number(Math.abs(points)) }),
                done: t('undo.done'),
                ask: (reason) => askDatabase('undo_points', { p_entry_id: id, p_reason: reason }),
                refused: ({ code }: Refusal) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
              },
            ]}
          />
        )}
      </div>
    </li>
  )
}

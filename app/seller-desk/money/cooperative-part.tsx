import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../platform/csv.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'
import {
  type CoopMember,
  listPieceMakers,
  readCooperative,
  readMemberStatement,
  saveMember,
  setPieceMaker,
  SHARE_RULES,
  type ShareRule,
} from './read-cooperative.ts'
import { TakePaper } from './take-paper.tsx'

type Price = (satang: number) => string
type Props = { seller: DeskSeller; price: Price; mayWrite: boolean }
/** Parts of a million in a percent, and satang in a baht. */
const PPM_IN_PERCENT = 10_000
/** Bangkok is seven hours ahead, the whole year. */
const AHEAD_MS = 7 * 3_600_000
const inBangkok = (moment: number) => new Date(moment + AHEAD_MS).toISOString()
const thisMonth = () => inBangkok(Date.now()).slice(0, 7)

/** The members of a cooperative: who shares how, what each has, who makes what; nothing for other shops. */
export function CooperativePart({ seller, price, mayWrite }: Props) {
  const { t } = useTranslation('cooperative')
  const found = useQuery({ queryKey: ['cooperative', seller.id], queryFn: () => readCooperative(seller.id) })
  const [adding, setAdding] = useState(false)
  if (!found.data?.is) return null
  const { members, group } = found.data
  return (
    <section aria-labelledby="cooperative" className="grid gap-3">
      <h2 id="cooperative" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-ink-soft">{t('lead')}</p>
      <div className="rounded-card border border-line bg-surface p-4">
        <ul>
          {members.map((member) => (
            <li key={member.id}>
              <Disclosure
                className="[&>summary>span]:grow"
                summary={
                  <span className="flex flex-wrap justify-between gap-x-4">
                    <span className="wrap-anywhere">{member.left ? t('hasLeft', { name: member.name }) : member.name}</span>
                    <span className="tabular-nums">{price(member.balance)}</span>
                  </span>
                }
              >
                <div className="grid gap-4">
                  <p className="text-sm text-ink-soft">{t('month', { amount: price(member.month) })}</p>
                  <MemberPapers seller={seller.id} member={member} />
                  {mayWrite && <MemberForm seller={seller.id} member={member} />}
                </div>
              </Disclosure>
            </li>
          ))}
        </ul>
        <p className="flex justify-between gap-4 border-t border-line pt-3 font-semibold">
          <span>{t('group')}</span>
          <span className="tabular-nums">{price(group)}</span>
        </p>
      </div>
      {mayWrite && (adding ? <MemberForm seller={seller.id} onKept={() => setAdding(false)} /> : null)}
      {mayWrite && !adding && (
        <Button look="quiet" className="justify-self-start" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
      {mayWrite && members.length > 0 && <PieceMakers seller={seller.id} members={members.filter(({ left }) => !left)} />}
    </section>
  )
}

function MemberPapers({ seller, member }: { seller: string; member: CoopMember }) {
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
      <Field label={t('statement')} type="month" required value={month} onChange={(event) => setMonth(event.currentTarget.value || thisMonth())} />
      <TakePaper paper={{ paper: 'member_statement', seller, of: `${member.id}_${month}` }} label={t('pdf')} />
      <Button look="quiet" size="small" busy={take.isPending} onClick={() => take.mutate()}>
        {t('csv')}
      </Button>
    </div>
  )
}

const typedShare = ({ rule, number }: CoopMember) => (number === null ? '' : String(number / (rule === 'percent' ? PPM_IN_PERCENT : 100)))

function MemberForm({ seller, member, onKept }: { seller: string; member?: CoopMember; onKept?: () => void }) {
  const { t } = useTranslation('cooperative')
  const queries = useQueryClient()
  const [id] = useState(() => member?.id ?? crypto.randomUUID())
  const [name, setName] = useState(member?.name ?? '')
  const [rule, setRule] = useState<ShareRule>(member?.rule ?? 'all')
  const [typed, setTyped] = useState(() => (member ? typedShare(member) : ''))
  const [left, setLeft] = useState(member?.left ?? false)
  const [pressed, setPressed] = useState(false)
  const amount = typedMinor(typed)
  const number = rule === 'all' ? null : amount === undefined ? undefined : rule === 'percent' ? Number(amount) * 100 : Number(amount)
  const isNumber = number !== undefined && (rule !== 'percent' || (number !== null && number <= 100 * PPM_IN_PERCENT))
  const keep = useMutation({
    mutationFn: (share: number | null) => saveMember(seller, { id, name: name.trim(), rule, number: share, person: member?.person ?? null, left }),
    onSuccess: async () => {
      showToast({ title: t('saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['cooperative', seller] })
      onKept?.()
    },
    onError: (error: unknown) => showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (name.trim().length >= 2 && isNumber && !keep.isPending) keep.mutate(number ?? null)
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-text gap-4 rounded-card border border-line p-4">
      <Field
        label={t('name')}
        required
        maxLength={100}
        value={name}
        error={pressed && name.trim().length < 2 ? t('wrongName') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t('rule')}
        hint={t('ruleHint')}
        required
        value={rule}
        options={SHARE_RULES.map((value) => ({ value, label: t(`rules.${value === 'all' ? 'piece' : value}`) }))}
        onChange={(event) => setRule(SHARE_RULES.find((each) => each === event.currentTarget.value) ?? 'all')}
      />
      {rule !== 'all' && (
        <Field
          label={t(rule === 'percent' ? 'percent' : 'baht')}
          required
          inputMode="decimal"
          maxLength={12}
          value={typed}
          error={pressed && !isNumber ? t('wrongNumber') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {member && <Checkbox label={t('leaves')} checked={left} onChange={(event) => setLeft(event.currentTarget.checked)} />}
      <Button type="submit" className="justify-self-start" busy={keep.isPending}>
        {t('save')}
      </Button>
    </form>
  )
}

function PieceMakers({ seller, members }: { seller: string; members: readonly CoopMember[] }) {
  const { t } = useTranslation('cooperative')
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const pieces = useQuery({ queryKey: ['product-members', seller], queryFn: () => listPieceMakers(seller), enabled: open })
  const say = useMutation({
    mutationFn: ({ piece, member }: { piece: string; member: string }) => setPieceMaker(piece, member),
    onError: (error: unknown) => showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['product-members', seller] }),
  })
  return (
    <Disclosure summary={t('makers')} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{t('makersHint')}</p>
        {pieces.data?.map(({ id, name, member }) => (
          <Select
            key={id}
            label={name}
            required
            value={member}
            options={[{ value: '', label: t('groupMakes') }, ...members.map((each) => ({ value: each.id, label: each.name }))]}
            onChange={(event) => say.mutate({ piece: id, member: event.currentTarget.value })}
          />
        ))}
      </div>
    </Disclosure>
  )
}

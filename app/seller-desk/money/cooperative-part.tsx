import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typedMinor } from '../../money/typed-amount.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailure, LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'
import { readTeam } from '../team/read-team.ts'
import { type CoopMember, listPieceMakers, readCooperative, saveMember, setPieceMaker, SHARE_RULES, type ShareRule } from './read-cooperative.ts'
import { MemberPapers } from './member-papers.tsx'
import { MemberReader } from './member-reader.tsx'

type Price = (satang: number) => string
type Props = { seller: DeskSeller; price: Price; rights: readonly string[] }
/** Parts of a million in a percent, and satang in a baht. */
const PPM_IN_PERCENT = 10_000
/** The members of a cooperative: who shares how, what each has, who makes what; nothing for other shops. */
export function CooperativePart({ seller, price, rights }: Props) {
  const { t } = useTranslation('cooperative')
  const mayWrite = rights.includes('money.write')
  const found = useQuery({ queryKey: ['cooperative', seller.id], queryFn: () => readCooperative(seller.id), enabled: seller.isCooperative })
  // Whose earnings an account may read is chosen from the team, by who sees it.
  const team = useQuery({
    queryKey: ['shop-team', seller.id],
    queryFn: () => readTeam(seller.id),
    enabled: seller.isCooperative && rights.includes('team.read'),
  })
  const [adding, setAdding] = useState(false)
  if (!seller.isCooperative) return null
  if (found.isError) return <LoadFailure title={t('unread')} error={found.error} onRetry={() => void found.refetch()} />
  if (found.isPending) return <Waiting className="h-48 w-full" />
  if (!found.data.is) return null
  const people = team.data?.members.map(({ id, name, email }) => ({ value: id, label: name || email }))
  const { members, group } = found.data
  return (
    <section aria-labelledby="cooperative" className="grid gap-3">
      <h2 id="cooperative" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-ink-soft">{t('lead')}</p>
      <div className="rounded-card border border-line bg-surface p-4">
        {members.length === 0 && <p className="pb-3 text-ink-soft">{t('nobody')}</p>}
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
                  {team.data && <MemberReader seller={seller.id} member={member} team={team.data} mayChange={rights.includes('team.write')} />}
                  {mayWrite && <MemberForm seller={seller.id} member={member} people={people} />}
                </div>
              </Disclosure>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 font-semibold">
          <span>{t('group')}</span>
          <span className="tabular-nums">{price(group)}</span>
        </p>
      </div>
      {mayWrite && (adding ? <MemberForm seller={seller.id} people={people} onKept={() => setAdding(false)} /> : null)}
      {mayWrite && !adding && (
        <Button look="quiet" className="justify-self-start" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
      {mayWrite && members.length > 0 && <PieceMakers seller={seller.id} members={members.filter(({ left }) => !left)} />}
    </section>
  )
}

const typedShare = ({ rule, number }: CoopMember) => (number === null ? '' : String(number / (rule === 'percent' ? PPM_IN_PERCENT : 100)))

type FormProps = { seller: string; member?: CoopMember; people: readonly { value: string; label: string }[] | undefined; onKept?: () => void }

function MemberForm({ seller, member, people, onKept }: FormProps) {
  const { t } = useTranslation('cooperative')
  const queries = useQueryClient()
  const [id] = useState(() => member?.id ?? crypto.randomUUID())
  const [name, setName] = useState(member?.name ?? '')
  const [rule, setRule] = useState<ShareRule>(member?.rule ?? 'all')
  const [typed, setTyped] = useState(() => (member ? typedShare(member) : ''))
  const [left, setLeft] = useState(member?.left ?? false)
  // Only what is chosen here is said: meanwhile somebody may have accepted an invitation.
  const [reader, setReader] = useState<string>()
  const [pressed, setPressed] = useState(false)
  const amount = typedMinor(typed)
  const number = rule === 'all' ? null : amount === undefined ? undefined : rule === 'percent' ? Number(amount) * 100 : Number(amount)
  const isNumber = number !== undefined && (rule !== 'percent' || (number !== null && number <= 100 * PPM_IN_PERCENT))
  const keep = useMutation({
    mutationFn: (share: number | null) => saveMember(seller, { id, name: name.trim(), rule, number: share, reader, left }),
    onSuccess: async () => {
      showToast({ title: t('saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['cooperative', seller] })
      setReader(undefined)
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
      {people && (
        <Select
          label={t('account')}
          hint={t('accountHint')}
          required
          value={reader ?? member?.person ?? ''}
          options={[{ value: '', label: t('noAccount') }, ...people]}
          onChange={(event) => setReader(event.currentTarget.value)}
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
        {pieces.isError && <LoadFailureLine error={pieces.error} onRetry={() => void pieces.refetch()} />}
        {pieces.isLoading && <Waiting className="h-24" />}
        {pieces.data?.length === 0 && <p className="text-ink-soft">{t('noPieces')}</p>}
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

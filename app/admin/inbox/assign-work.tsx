import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useAct } from '../../desk-kit/use-act.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import type { Work } from './work.ts'

type Colleague = { id: string; name: string }

/** Gives what waits to a colleague who may see it. */
export function AssignWork({ work: { kind, key, owner_id: owner } }: { work: Work }) {
  const { t } = useTranslation('admin-inbox')
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  const [person, setPerson] = useState('')
  const colleagues = useQuery({
    queryKey: ['colleagues-for', kind],
    enabled: open,
    queryFn: () => databaseResult<Colleague[]>('colleagues_for', { p_kind: kind }),
    ...CHANGES_ELSEWHERE,
  })
  if (!open) {
    return (
      <Button look="plain" size="small" onClick={() => setOpen(true)}>
        {t('assign.open')}
      </Button>
    )
  }
  if (colleagues.isError) return <LoadFailureLine error={colleagues.error} onRetry={() => void colleagues.refetch()} />
  const others = (colleagues.data ?? []).filter(({ id }) => id !== owner)
  const give = async () => {
    const name = others.find(({ id }) => id === person)?.name ?? ''
    const done = await act({ ask: () => askDatabase('assign_work', { p_kind: kind, p_key: key, p_person: person }), done: t('assign.done', { name }) })
    if (done) setOpen(false)
  }
  return (
    <span className="flex flex-wrap items-end gap-2">
      <Select
        label={t('assign.to')}
        value={person}
        onChange={(event) => setPerson(event.currentTarget.value)}
        options={[{ value: '', label: t('assign.choose') }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Button size="small" busy={busy} disabled={person === ''} onClick={() => void give()}>
        {t('assign.give')}
      </Button>
    </span>
  )
}

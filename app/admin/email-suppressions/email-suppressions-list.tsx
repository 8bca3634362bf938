import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'

type SuppressionRow = RaRecord<string> & { address: string; because: (typeof REASONS)[number]; detail: string; created_at: string }

const REASONS = ['bounced', 'complained', 'staff'] as const

const COLUMNS: readonly DeskColumn<SuppressionRow>[] = [
  { id: 'address', title: true, cell: ({ address }) => <span className="wrap-anywhere">{address}</span> },
  { id: 'because', cell: ({ because }) => <Because because={because} /> },
  { id: 'detail', cell: ({ detail }) => <span className="wrap-anywhere">{detail}</span> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'because', kind: 'choice', options: REASONS },
  { name: 'created_at', kind: 'days' },
]

const BULK = { bulk: (chosen: readonly SuppressionRow[]) => <BulkRelease chosen={chosen} /> }

/** Addresses that nobody writes to, and why; released where that was a mistake or is over. */
export default function EmailSuppressionsList() {
  const { t } = useTranslation('admin-email-suppressions')
  const may = useMay()
  const writes = may('letters.write')
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={writes && <Add />}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      {...(writes && BULK)}
    />
  )
}

function Because({ because }: { because: SuppressionRow['because'] }) {
  const { t } = useTranslation('admin-email-suppressions')
  return t(`filters.becauseOptions.${because}`)
}

function BulkRelease({ chosen }: { chosen: readonly SuppressionRow[] }) {
  const { t } = useTranslation('admin-email-suppressions')
  return (
    <BulkDeed
      rows={chosen}
      chosen={chosen.length}
      verb={t('release.verb')}
      consequence={t('release.consequence')}
      nameOf={({ address }) => address}
      ask={({ address }, reason) => askDatabase('release_address', { p_address: address, p_reason: reason })}
    />
  )
}

const NO_ADDRESS = { address: '' }

function Add() {
  const { t } = useTranslation('admin-email-suppressions')
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  const draft = useDraft('suppress', NO_ADDRESS)
  const { address } = draft.values
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t('add.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('add.title')}
        consequence={t('add.consequence')}
        verb={t('add.verb')}
        busy={busy}
        draft={draft}
        onDecide={(reason) =>
          act({
            ask: () => askDatabase('suppress_address', { p_address: address.trim(), p_reason: reason }),
            done: t('add.done'),
            refused: ({ code }) => (code === 'no_address' ? t('add.noAddress') : code === 'already_decided' ? t('add.already') : undefined),
          })
        }
      >
        <Field
          label={t('columns.address')}
          required
          type="email"
          maxLength={320}
          value={address}
          onChange={(event) => draft.set({ address: event.currentTarget.value })}
        />
      </ReasonDialog>
    </>
  )
}

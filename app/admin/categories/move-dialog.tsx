import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { type CategoryRow, nameIn } from '../category-tree/category.ts'

/** What a select has for no family: '' would be its placeholder. */
const ALONE = 'alone'

type MoveDialogProps = {
  category: CategoryRow
  /** Where it was dropped. */
  to?: string | undefined
  families: readonly CategoryRow[]
  onClose: () => void
}

/** Puts a category below another family, or makes a family of it. The way back is to move it again; its address stays. */
export function MoveDialog({ category, to, families, onClose }: MoveDialogProps) {
  const { t, i18n } = useTranslation('admin-categories')
  const { act, busy } = useAct()
  const [chosen, setChosen] = useState(to ?? category.parent_id ?? ALONE)
  const here = (category.parent_id ?? ALONE) === chosen
  const name = nameIn(category, i18n.language)
  const move = async () => {
    const moved = await act({
      ask: () => askDatabase('move_category', { p_id: category.id, p_parent: chosen === ALONE ? null : chosen, p_seen: category.changed_at }),
      done: t('move.done', { name }),
      refused: ({ code }) => (code === 'too_deep' || code === 'merged' ? t(`refused.${code}`) : undefined),
    })
    if (moved) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('move.title', { name })}
      footer={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} disabled={here} onClick={() => void move()}>
            {t('move.verb')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('move.consequence')}</p>
        <Select
          label={t('fields.parent')}
          required
          value={chosen}
          options={[
            { value: ALONE, label: t('noFamily') },
            ...families.filter(({ id }) => id !== category.id).map((one) => ({ value: one.id, label: nameIn(one, i18n.language) })),
          ]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}

import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopParcel } from '../../shipping/shop-shipping.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { writeMyParcel } from './my-shipping.ts'
import { ShippingRefusal, useShippingSaving } from './shipping-saving.tsx'

type ParcelKindsProps = { seller: string; kinds: readonly ShopParcel[]; chosen: string | null; onChoose: (id: string | null) => void }

/** Which of the shop's parcels the terms below are about; another kind is made, called otherwise, or ended. */
export function ParcelKinds({ seller, kinds, chosen, onChoose }: ParcelKindsProps) {
  const { t } = useTranslation('desk-shipping')
  const [adds, setAdds] = useState(false)
  const kind = kinds.find(({ id }) => id === chosen)
  return (
    <div className="grid gap-4">
      {kinds.length > 0 && (
        <Select
          label={t('kinds.which')}
          hint={t('kinds.hint')}
          value={kind?.id ?? ''}
          options={[{ value: '', label: t('kinds.usual') }, ...kinds.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => onChoose(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        />
      )}
      {kind && <KindForm key={kind.id} seller={seller} id={kind.id} name={kind.name} onEnded={() => onChoose(null)} />}
      {adds ? (
        <KindForm
          key={kinds.length}
          seller={seller}
          onSaved={(id) => {
            setAdds(false)
            onChoose(id)
          }}
        />
      ) : (
        <div className="grid gap-2">
          {kinds.length === 0 && <p className="text-sm text-ink-soft">{t('kinds.why')}</p>}
          <Button look="quiet" className="justify-self-start" onClick={() => setAdds(true)}>
            {t('kinds.add')}
          </Button>
        </div>
      )}
    </div>
  )
}

type KindFormProps = { seller: string; id?: string; name?: string; onSaved?: (id: string) => void; onEnded?: () => void }

function KindForm({ seller, id, name = '', onSaved, onEnded }: KindFormProps) {
  const { t } = useTranslation('desk-shipping')
  // Pressed twice, it is made once.
  const [own] = useState(() => id ?? crypto.randomUUID())
  const [typed, setTyped] = useState(name)
  const [tried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const save = useShippingSaving(
    seller,
    (wish: { name: string; ended?: boolean }) => writeMyParcel(seller, { id: own, ...wish }),
    (wish) => (wish.ended ? onEnded?.() : onSaved?.(own)),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (typed.trim() !== '') save.mutate({ name: typed.trim() })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3" aria-label={id === undefined ? t('kinds.add') : name}>
      <Field
        label={t('kinds.name')}
        required
        maxLength={40}
        value={typed}
        error={tried && typed.trim() === '' ? t('refused.no_name') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ShippingRefusal error={save.error} />
      {asks && <p className="text-sm">{t('kinds.endHint')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet" busy={save.isPending}>
          {t('kinds.save')}
        </Button>
        {id !== undefined && (
          <Button look="plain" busy={save.isPending} onClick={() => (asks ? save.mutate({ name, ended: true }) : setAsks(true))}>
            {t(asks ? 'kinds.confirm' : 'kinds.end')}
          </Button>
        )}
      </div>
    </form>
  )
}

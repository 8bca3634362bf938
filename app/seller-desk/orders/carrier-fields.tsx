import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { CARRIERS, looksRight } from '../../orders/carriers.ts'
import type { TellingCarriers } from '../../orders/carrying/carrier.ts'
import { Field, Select } from '../../ui/field.tsx'

export type Carried = { carrier: string; tracking: string }

const OTHER = 'other'

/** Who carries a parcel and its number. A number that does not look like one of the carrier's is asked about, not refused. */
export function CarrierFields({ value, onChange }: { value: Carried; onChange: (value: Carried) => void }) {
  const { t } = useTranslation('desk')
  const telling = useLoaderData<TellingCarriers>().carriers
  const names: readonly string[] = [...new Set<string>([...CARRIERS, ...telling])]
  const [other, setOther] = useState(() => !names.includes(value.carrier))
  const doubtful = !looksRight(value.carrier, value.tracking)
  return (
    <>
      <Select
        label={t('ship.carrier')}
        required
        value={other ? OTHER : value.carrier}
        onChange={({ currentTarget: { value: chosen } }) => {
          setOther(chosen === OTHER)
          onChange({ ...value, carrier: chosen === OTHER ? '' : chosen })
        }}
        options={[...names.map((name) => ({ value: name, label: name })), { value: OTHER, label: t('ship.other') }]}
      />
      {other && (
        <Field
          label={t('ship.otherName')}
          required
          maxLength={60}
          value={value.carrier}
          onChange={(event) => onChange({ ...value, carrier: event.currentTarget.value })}
        />
      )}
      <div>
        <Field
          label={t('ship.tracking')}
          hint={t('ship.trackingHint')}
          maxLength={60}
          pattern="[A-Za-z0-9_\- ]*"
          autoCapitalize="characters"
          autoComplete="off"
          value={value.tracking}
          onChange={(event) => onChange({ ...value, tracking: event.currentTarget.value })}
        />
        <p role="status" className="mt-1 text-sm font-medium text-gold empty:hidden">
          {doubtful && t('ship.doubtful', { carrier: value.carrier })}
        </p>
      </div>
    </>
  )
}

import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tidyPostcode } from '../shipping/countries.ts'
import { controlClass, FieldFrame } from '../ui/field.tsx'
import type { Address } from './address.ts'
import { placeNameIn, type ThaiPlace } from './thai-place.ts'
import { provinceOf, provincesOfPostcode } from './thai-provinces.ts'
import { useThaiPlaces } from './use-thai-places.ts'

type Props = {
  label: string
  postcode: string
  required: boolean
  error: string | undefined
  autoComplete: string
  placeholder: string
  onChange: (postcode: string) => void
  /** A place was chosen: everything that follows from it. */
  onPlace: (place: Pick<Address, 'postcode' | 'subdistrict' | 'district' | 'province'>) => void
}

/**
 * A Thai postcode that offers the subdistricts it stands for. A combobox as the ARIA patterns describe it: the focus stays in the field, arrows walk the list,
 * Enter chooses, Escape closes. Without an answer it is a plain field, and the rest is written by hand.
 */
export function PostcodeField({ label, postcode, required, error, autoComplete, placeholder, onChange, onPlace }: Props) {
  const { t, i18n } = useTranslation('addresses')
  const listId = useId()
  const whole = tidyPostcode(postcode, 'TH')
  const asked = provincesOfPostcode(whole).length > 0 ? whole : ''
  const answer = useThaiPlaces(asked)
  const places = answer?.places.filter(({ served }) => served) ?? []
  const [wantsList, setWantsList] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wantsList && places.length > 0
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const choose = (place: ThaiPlace) => {
    onPlace({
      postcode: whole,
      subdistrict: placeNameIn(place.subdistrict, i18n.language),
      district: placeNameIn(place.district, i18n.language),
      province: place.province,
    })
    setWantsList(false)
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const place = places[active]
    if (step !== undefined && places.length > 0) {
      event.preventDefault()
      setWantsList(true)
      setActive(open ? (active + step + places.length + (active === -1 && step === -1 ? 1 : 0)) % places.length : step === 1 ? 0 : places.length - 1)
    } else if (event.key === 'Enter' && open && place) {
      event.preventDefault()
      choose(place)
    } else if (event.key === 'Escape' && open) {
      // The sheet around the form stays open.
      event.preventDefault()
      event.stopPropagation()
      setWantsList(false)
    }
  }
  const found = answer ? (answer.failed ? t('postcode.failed') : places.length > 0 ? t('postcode.found', { count: places.length }) : '') : ''
  return (
    <FieldFrame label={label} hint={t('postcode.hint')} error={error} required={required} className="sm:col-span-2">
      {(tied) => (
        <div className="relative">
          <input
            {...tied}
            name="postcode"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? idOf(active) : undefined}
            autoComplete={autoComplete}
            required={required}
            inputMode="numeric"
            maxLength={20}
            placeholder={placeholder}
            value={postcode}
            onChange={(event) => {
              onChange(event.currentTarget.value)
              setActive(-1)
              setWantsList(true)
            }}
            onClick={() => setWantsList(true)}
            onKeyDown={walk}
            onBlur={() => {
              setWantsList(false)
              if (whole !== postcode) onChange(whole)
            }}
            className={controlClass}
          />
          {open && (
            <ul
              id={listId}
              role="listbox"
              aria-label={t('postcode.places', { postcode: whole })}
              className="absolute inset-x-0 top-full z-40 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-card"
            >
              {places.map((place, index) => (
                <li
                  key={`${place.province}-${place.district.th}-${place.subdistrict.th}`}
                  id={idOf(index)}
                  role="option"
                  aria-selected={index === active}
                  // The field keeps the focus, so that typing can go on.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(place)}
                  className={clsx(
                    'min-h-11 cursor-pointer rounded-control px-3 py-1.5 leading-snug hover:bg-indigo-wash',
                    index === active && 'bg-indigo-wash',
                  )}
                >
                  <PlaceLine place={place} />
                </li>
              ))}
            </ul>
          )}
          <p role="status" className={answer?.failed ? 'mt-1.5 text-sm text-ink-soft' : 'sr-only'}>
            {found}
          </p>
        </div>
      )}
    </FieldFrame>
  )
}

/** A place in the reader's letters, and in the others for who knows only those. */
function PlaceLine({ place: { subdistrict, district, province } }: { place: ThaiPlace }) {
  const { i18n } = useTranslation()
  const [own, other] = i18n.language === 'th' ? (['th', 'en'] as const) : (['en', 'th'] as const)
  const names = (letters: 'th' | 'en') => [district[letters], provinceOf(province)?.[letters]].filter(Boolean).join(', ')
  return (
    <>
      <span className="block">
        <span className="font-semibold">{subdistrict[own]}</span>, {names(own)}
      </span>
      <span lang={other === 'th' ? 'th' : undefined} className="block text-sm text-ink-soft">
        {subdistrict[other]}, {names(other)}
      </span>
    </>
  )
}

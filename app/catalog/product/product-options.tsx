import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../ui/picture.tsx'
import type { ProductVariant } from '../product.ts'
import { isAvailable, knownOption, optionGroups, type Chosen } from './product-choice.ts'
import { wordOf } from '../../i18n/word-of.ts'

type OptionsProps = {
  variants: readonly ProductVariant[]
  /** Values of the maker's as the reader calls them. */
  words: Readonly<Record<string, string>>
  chosen: Chosen
  onChoose: (key: string, value: string) => void
  ownLanguage?: string | undefined
}

/** What can be chosen, as radio buttons. What is sold out can be looked at all the same, and says so. */
export function ProductOptions({ variants, words, chosen, onChoose, ownLanguage }: OptionsProps) {
  const { t } = useTranslation('product')
  const id = useId()
  const told = (value = '') => {
    const word = wordOf(words, value)
    return word ? { children: word } : { lang: ownLanguage, children: value }
  }
  return optionGroups(variants).map(({ key, values }) => {
    const known = knownOption(key)
    const label = known ? t(`options.${known}`) : key || t('options.variant')
    return (
      <fieldset key={key} className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">
          {label}: <span className="font-normal text-ink-soft" {...told(wordOf(chosen, key))} />
        </legend>
        <div className="flex flex-wrap gap-2">
          {values.map((value) => {
            const available = isAvailable(variants, chosen, { key, value })
            const picture = known === 'color' || known === 'pattern' ? variants.find(({ options }) => options[key] === value)?.image : undefined
            return (
              <label key={value} className="relative cursor-pointer">
                <input
                  type="radio"
                  name={`${id}-${key}`}
                  value={value}
                  checked={chosen[key] === value}
                  onChange={() => onChoose(key, value)}
                  className="peer absolute inset-0 cursor-pointer opacity-0"
                />
                <span
                  className={clsx(
                    'flex min-h-11 items-center gap-2 rounded-control border bg-surface px-3.5 text-sm transition-colors peer-checked:border-indigo peer-checked:ring-1 peer-checked:ring-indigo peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-indigo',
                    picture && 'ps-1.5',
                    available ? 'border-line-strong hover:border-indigo' : 'border-dashed border-line-strong text-ink-soft',
                  )}
                >
                  {picture && <Picture src={picture} alt="" sizes="2rem" ratio="1" className="size-8! rounded-[0.3rem]" />}
                  <span className={clsx(!available && 'line-through')} {...told(value)} />
                  {!available && <span className="sr-only">({t('options.soldOut')})</span>}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
    )
  })
}

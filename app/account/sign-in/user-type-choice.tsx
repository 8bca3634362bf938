import { ShoppingBag, Store } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import type { UserType } from '../account-forms.ts'

const TYPES = [
  { type: 'buyer', Icon: ShoppingBag },
  { type: 'seller', Icon: Store },
] as const

/**
 * Buy or sell: an intent. Whether somebody may sell is decided by the shop. The form reads it with `userTypeOf` when it is sent: kept by react-hook-form,
 * a choice made before the page is alive is lost, and then nothing is chosen at all.
 */
export function UserTypeChoice({ initial, sellersAtOnce }: { initial: UserType; sellersAtOnce: boolean }) {
  const { t } = useTranslation('account')
  const notice = useId()
  return (
    <fieldset className="group">
      <legend className="mb-1.5 text-sm font-semibold">{t('userType.legend')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {TYPES.map(({ type, Icon }) => (
          <label
            key={type}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface p-3.5 has-checked:border-indigo has-checked:bg-indigo-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
          >
            <input
              type="radio"
              name="userType"
              value={type}
              defaultChecked={type === initial}
              aria-describedby={type === 'seller' ? notice : undefined}
              className="sr-only"
            />
            <Icon className="mt-0.5 size-5 shrink-0 text-indigo" aria-hidden="true" />
            <span className="min-w-0">
              <span className="block font-semibold">{t(`userType.${type}`)}</span>
              <span className="block text-sm text-ink-soft">{t(`userType.${type}Text`)}</span>
            </span>
          </label>
        ))}
      </div>
      <div id={notice} className="mt-3 hidden group-has-[[value=seller]:checked]:block">
        <SellerNotice atOnce={sellersAtOnce} />
      </div>
    </fieldset>
  )
}

/** What becomes of a wish to sell: read by people, or, in a demo, approved at once. */
export function SellerNotice({ atOnce }: { atOnce: boolean }) {
  const { t } = useTranslation('account')
  return <Notice tone="news">{t(atOnce ? 'userType.atOnce' : 'userType.reviewed')}</Notice>
}

import { clsx } from 'clsx'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { onConsent, readConsent, storeConsent } from './consent.ts'

const whenChosen = (changed: () => void) => onConsent('chosen', changed)

/**
 * Asks once, beside the page and not over it. Refusing is as easy as accepting. Part of the first paint, where the script in the head says that it is due: coming later,
 * it would be the last thing painted on every first visit, and on pages of words the largest.
 */
export function ConsentBanner() {
  const { t } = useTranslation('shell')
  const unanswered = useSyncExternalStore(
    whenChosen,
    () => readConsent() === undefined,
    () => true,
  )
  const [reopened, setReopened] = useState(false)
  const [choosing, setChoosing] = useState(false)

  useEffect(
    () =>
      onConsent('open', () => {
        setChoosing(true)
        setReopened(true)
      }),
    [],
  )

  if (!unanswered && !reopened) return null
  const decide = (choice: { analytics: boolean; marketing: boolean }) => {
    storeConsent(choice)
    setReopened(false)
    setChoosing(false)
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    decide({ analytics: form.has('analytics'), marketing: form.has('marketing') })
  }
  const before = readConsent()
  return (
    <section
      aria-labelledby="consent-title"
      className={clsx(
        !reopened && 'consent-due-only',
        'fixed inset-x-0 bottom-0 z-50 max-h-[70dvh] overflow-y-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-card sm:inset-x-auto sm:start-4 sm:bottom-4 sm:w-104 sm:rounded-card sm:border',
      )}
    >
      <form onSubmit={save} className="grid gap-3 p-4 sm:px-5">
        <h2 id="consent-title" className="text-lg max-sm:sr-only">
          {t('consent.title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('consent.text')}</p>
        {choosing && (
          <div className="grid gap-1">
            <Checkbox checked disabled readOnly label={t('consent.necessary')} hint={t('consent.necessaryText')} />
            <Checkbox name="analytics" defaultChecked={before?.analytics ?? false} label={t('consent.analytics')} hint={t('consent.analyticsText')} />
            <Checkbox name="marketing" defaultChecked={before?.marketing ?? false} label={t('consent.marketing')} hint={t('consent.marketingText')} />
          </div>
        )}
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" className="px-3 text-sm" onClick={() => decide({ analytics: false, marketing: false })}>
            {t('consent.onlyNecessary')}
          </Button>
          <Button look="quiet" className="px-3 text-sm" onClick={() => decide({ analytics: true, marketing: true })}>
            {t('consent.all')}
          </Button>
          {choosing && (
            <Button type="submit" className="col-span-2 text-sm">
              {t('consent.save')}
            </Button>
          )}
        </div>
        <div className="-my-1 flex items-center justify-around gap-4">
          {!choosing && (
            <Button look="plain" size="small" onClick={() => setChoosing(true)}>
              {t('consent.choose')}
            </Button>
          )}
          <Link to="/cookie-policy" className="link text-sm" discover="none">
            {t('consent.policy')}
          </Link>
        </div>
      </form>
    </section>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellOff, BellRing } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  forgetPushBrowser,
  listPushBrowsers,
  readPushState,
  turnPushOff,
  turnPushOn,
  type PushBrowser,
  type PushState,
} from '../../notifications/push-device.ts'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { deviceName } from '../device-name.ts'
import { SettingsPart } from '../settings-section.tsx'
import { isFirstAsked } from '../../platform/first-asked.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** Being told by this browser, even when no page is open. The browser is asked only after a press; `children` are the kinds to choose from, once somebody is told anywhere. */
export function PushPart({ personId, children }: { personId: string; children: ReactNode }) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  // Read from the browser itself, which says the same when asked again.
  const here = useQuery({ queryKey: ['my-push-state', personId], queryFn: readPushState, ...CHANGES_ELSEWHERE, retry: false })
  const browsers = useQuery({ queryKey: ['my-push-browsers', personId], queryFn: listPushBrowsers, ...CHANGES_ELSEWHERE })
  const [problem, setProblem] = useState<'dismissed' | 'failed'>()
  const look = () =>
    Promise.all([queries.invalidateQueries({ queryKey: ['my-push-state', personId] }), queries.invalidateQueries({ queryKey: ['my-push-browsers', personId] })])
  const turnOn = useMutation({
    // The browser asks its owner, and only after a press.
    retry: false,
    mutationFn: () => turnPushOn(personId),
    onMutate: () => setProblem(undefined),
    onSuccess: (became) => {
      if (became === 'dismissed') setProblem('dismissed')
      if (became === 'on') showToast({ title: t('notifications.push.nowOn'), tone: 'success' })
    },
    onError: () => setProblem('failed'),
    onSettled: look,
  })
  const turnOff = useMutation({
    // What is left of the first try is no subscription to end any more.
    retry: false,
    mutationFn: turnPushOff,
    onMutate: () => setProblem(undefined),
    onSuccess: () => showToast({ title: t('notifications.push.nowOff'), tone: 'success' }),
    onError: () => setProblem('failed'),
    onSettled: look,
  })
  const remove = useMutation({ mutationFn: forgetPushBrowser, onError: () => setProblem('failed'), onSettled: look })
  const others = browsers.data?.others ?? []
  const state = here.data
  // Both have answered: what is drawn then is not pushed down by the other.
  const known = here.isFetched && !isFirstAsked(browsers)
  return (
    <SettingsPart title={t('notifications.push.title')} text={t('notifications.push.text')}>
      <div className="grid justify-items-start gap-4">
        {!known ? <Waiting className="h-11 w-64" /> : state && <Here state={state} turnOn={turnOn} turnOff={turnOff} />}
        {(problem || here.isError) && (
          <p role="alert" className="text-sm font-medium text-terracotta">
            {t(`notifications.push.${problem ?? 'failed'}`)}
          </p>
        )}
        {known && others.length > 0 && (
          <div className="w-full">
            <p className="font-semibold">{t('notifications.push.elsewhere')}</p>
            <ul className="mt-2 grid gap-2">
              {others.map((browser) => (
                <Elsewhere
                  key={browser.id}
                  browser={browser}
                  busy={remove.isPending && remove.variables === browser.id}
                  onRemove={() => remove.mutate(browser.id)}
                />
              ))}
            </ul>
          </div>
        )}
        {known && (state === 'on' || others.length > 0) && children}
      </div>
    </SettingsPart>
  )
}

type Switch = { isPending: boolean; mutate: () => void }

function Here({ state, turnOn, turnOff }: { state: PushState; turnOn: Switch; turnOff: Switch }) {
  const { t } = useTranslation('settings')
  if (state === 'unsupported' || state === 'denied') {
    return (
      <p className="flex gap-3 rounded-control bg-paper px-4 py-3 text-sm">
        <BellOff className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{t(`notifications.push.${state}`)}</span>
      </p>
    )
  }
  if (state === 'off') {
    return (
      <Button look="quiet" busy={turnOn.isPending} onClick={() => turnOn.mutate()} icon={<BellRing className="size-4" aria-hidden="true" />}>
        {t('notifications.push.turnOn')}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="flex items-center gap-2 font-medium text-leaf">
        <BellRing className="size-5 shrink-0" aria-hidden="true" />
        {t('notifications.push.isOn')}
      </p>
      <Button look="quiet" size="small" busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
        {t('notifications.push.turnOff')}
      </Button>
    </div>
  )
}

function Elsewhere({ browser, busy, onRemove }: { browser: PushBrowser; busy: boolean; onRemove: () => void }) {
  const { t } = useTranslation('settings')
  const { browser: program, system } = deviceName(browser.userAgent)
  const name = program && system ? t('devices.on', { browser: program, system }) : program || system || t('devices.unknown')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line px-4 py-2">
      <span>{name}</span>
      <Button look="quiet" size="small" busy={busy} onClick={onRemove} aria-label={t('notifications.push.removeNamed', { name })}>
        {t('notifications.push.remove')}
      </Button>
    </li>
  )
}

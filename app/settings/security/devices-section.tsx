import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signOutEverywhere } from '../../account/sign-out.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { callFunction, resultOf } from '../../platform/call-function.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { deviceName } from '../device-name.ts'
import { signOutOthers } from '../my-account.ts'
import { SettingsSection } from '../settings-section.tsx'
import { isFirstAsked } from '../../platform/first-asked.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** A device somebody is signed in on; moments are ISO. */
type Device = { id: string; createdAt: string; usedAt: string; userAgent: string; ip: string; isThis: boolean }

async function listDevices(): Promise<Device[]> {
  const { sessions } = await resultOf(callFunction<{ sessions: Device[] }>('list-sessions', {}))
  return sessions
}

async function endDevice(id: string): Promise<void> {
  const answer = await callFunction('end-session', { id })
  // Ended meanwhile by somebody else, which is what was wanted.
  if (!answer.done && answer.refusal.status !== 404) throw new RefusedAnswer(answer.refusal)
}

/** Where the account is signed in, and how to end that: one device, the others, all. */
export function DevicesSection({ personId }: { personId: string }) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const devices = useQuery({ queryKey: ['my-devices', personId], queryFn: listDevices, ...CHANGES_ELSEWHERE })
  const look = () => queries.invalidateQueries({ queryKey: ['my-devices', personId] })
  const failed = (error: unknown) => showToast({ title: t('notSaved'), ...whyOf(t, error), tone: 'failure' })
  const endOne = useMutation({
    mutationFn: endDevice,
    onSuccess: () => showToast({ title: t('devices.ended'), tone: 'success' }),
    onError: failed,
    onSettled: look,
  })
  const endOthers = useMutation({
    mutationFn: signOutOthers,
    onSuccess: () => showToast({ title: t('devices.othersEnded'), tone: 'success' }),
    onError: failed,
    onSettled: look,
  })
  const endAll = useMutation({
    // After the first try this browser is signed out and may not ask again.
    retry: false,
    mutationFn: signOutEverywhere,
    onSuccess: async ({ everywhere }) => {
      await navigate('/auth')
      if (!everywhere) showToast({ title: t('devices.onlyHere'), tone: 'failure' })
    },
  })
  const others = devices.data?.filter(({ isThis }) => !isThis) ?? []
  return (
    <SettingsSection id="devices" title={t('devices.title')} text={t('devices.text')}>
      {devices.isError ? (
        <LoadFailureLine error={devices.error} onRetry={() => void devices.refetch()} />
      ) : devices.data ? (
        <ul className="grid gap-2">
          {devices.data.map((device) => (
            <DeviceRow key={device.id} device={device} busy={endOne.isPending && endOne.variables === device.id} onEnd={() => endOne.mutate(device.id)} />
          ))}
        </ul>
      ) : (
        <Waiting className="h-34" />
      )}
      {/* With the list: which of them there are shows only then, and one would come where the other was pressed. */}
      {!isFirstAsked(devices) && (
        <div className="flex flex-wrap gap-3">
          {others.length > 0 && (
            <Button look="quiet" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {t('devices.endOthers')}
            </Button>
          )}
          <Button look="quiet" busy={endAll.isPending} onClick={() => endAll.mutate()}>
            {t('devices.endAll')}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}

function DeviceRow({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('settings')
  const { browser, system, isPhone } = deviceName(device.userAgent)
  const name = browser && system ? t('devices.on', { browser, system }) : browser || system || t('devices.unknown')
  const moment = useMoments()({ dateStyle: 'medium', timeStyle: 'short' })
  const Icon = isPhone ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line px-4 py-2.5">
      <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.isThis && <Badge tone="leaf">{t('devices.this')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('devices.used', { date: moment.format(new Date(device.usedAt)) })}
          {device.ip !== '' && ` · ${device.ip}`}
        </p>
      </div>
      {!device.isThis && (
        <Button look="quiet" size="small" busy={busy} onClick={onEnd} aria-label={t('devices.endNamed', { name })}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}

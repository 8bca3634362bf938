import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { endKey, renewKey } from './read-keys.ts'
import { type GivenKey, type ShopKey, standingOf, wordOf } from './shop-key.ts'

/** For how many hours the old secret may hold beside the new one. */
const OVERLAPS = ['0', '1', '24', '72', '168'] as const
const TONES = { usable: 'leaf', ending: 'gold', resting: 'sale', expired: 'quiet', revoked: 'quiet' } as const

type Props = { seller: string; shopKey: ShopKey; now: number; onRenewed: (given: GivenKey) => void }

/** A key: its program, what it may, when it was used last, and the ways to renew and to end it. */
export function KeyRow({ seller, shopKey, now, onRenewed }: Props) {
  const { t } = useTranslation('shop-keys')
  const moments = useMoments()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const [hours, setHours] = useState<string>('24')
  const failed = (error: unknown) => showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' })
  const renew = useMutation({
    mutationFn: () => renewKey(shopKey.id, Number(hours)),
    onSuccess: (given) => {
      setAsked(undefined)
      onRenewed(given)
    },
    onError: failed,
  })
  const end = useMutation({
    mutationFn: () => endKey(shopKey.id),
    onSuccess: async () => {
      setAsked(undefined)
      showToast({ title: t('ended', { name: shopKey.name }), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['shop-keys', seller] })
      await queries.invalidateQueries({ queryKey: ['shop-log', seller] })
    },
    onError: failed,
  })
  const standing = standingOf(shopKey, now)
  const on = (moment: string) => moments({ dateStyle: 'medium' }).format(new Date(moment))
  const at = (moment: string) => moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))
  const { former_until: former, last_used_at: used, last_network: network } = shopKey
  return (
    <div className="grid gap-3">
      <div className="grid gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
          {shopKey.name}
          <Badge tone={TONES[standing]}>{t(`standings.${standing}`)}</Badge>
        </p>
        <p className="wrap-anywhere">
          <code>{shopKey.prefix}…</code> · {shopKey.scopes.map((scope) => t(`scopes.${wordOf(scope)}`)).join(' · ')}
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {t('until', { when: on(shopKey.expires_at) })} · {t('perMinute', { count: shopKey.per_minute })}
          {shopKey.by !== '' && <> · {t('by', { name: shopKey.by })}</>}
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {used === null ? t('unused') : t('used', { when: at(used) })}
          {network !== '' && <> · {network}</>}
        </p>
        {standing === 'resting' && <p className="text-terracotta">{t('resting')}</p>}
        {former !== null && standing !== 'revoked' && Date.parse(former) > now && <p className="text-ink-soft">{t('former', { when: at(former) })}</p>}
      </div>
      {asked === undefined
        ? shopKey.revoked_at === null && (
            <div className="flex flex-wrap gap-3">
              <Button look="quiet" onClick={() => setAsked('renew')}>
                {t('renew')}
              </Button>
              <Button look="quiet" onClick={() => setAsked('end')}>
                {t('end')}
              </Button>
            </div>
          )
        : null}
      {asked === 'renew' && (
        <div className="grid gap-3 rounded-control bg-gold-wash p-3" role="group" aria-label={t('renew')}>
          <Select
            label={t('overlap')}
            required
            value={hours}
            options={OVERLAPS.map((value) => ({ value, label: value === '0' ? t('atOnce') : t('hours', { count: Number(value) }) }))}
            onChange={(event) => setHours(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button busy={renew.isPending} onClick={() => renew.mutate()}>
              {t('renew')}
            </Button>
            <Button look="quiet" onClick={() => setAsked(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
      {asked === 'end' && (
        <div className="grid gap-3 rounded-control bg-gold-wash p-3" role="group" aria-label={t('end')}>
          <p className="text-sm wrap-anywhere">{t('endSure', { name: shopKey.name })}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={end.isPending} onClick={() => end.mutate()}>
              {t('end')}
            </Button>
            <Button look="quiet" onClick={() => setAsked(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { MAKINGS } from '../../catalog/making.ts'
import { toCsv } from '../../platform/csv.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { undoRun } from './bulk-change.ts'
import { StayRows } from './bulk-rows.tsx'
import { listMyParcels } from './my-parcels.ts'
import { isReadable, mapHeadings, type SheetMapping } from './plan-sheet.ts'
import { readSheetFile, UnreadableSheet } from './read-sheet-file.ts'
import { FIELDS, type SheetField, type SheetWords, toRows } from './sheet.ts'
import { SheetColumns } from './sheet-columns.tsx'
import { SheetPlanned } from './sheet-planned.tsx'
import { listSheetProducts } from './sheet-products.ts'
import { takeSheet, trySheet, type TriedSheet } from './take-sheet.ts'

type Opened = { name: string; rows: string[][]; mapping: SheetMapping }

/** A shop's pieces as a spreadsheet: taken along, changed there, seen and brought back. */
export default function SheetDialog({ sellerId, onClose }: { sellerId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['desk-sheet', 'desk-products', 'dashboard', 'listing'])
  const queries = useQueryClient()
  const [opened, setOpened] = useState<Opened>()
  const [far, setFar] = useState(0)
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  const parcels = useQuery({ queryKey: ['my-parcels', sellerId], queryFn: () => listMyParcels(sellerId) })
  const headings = Object.fromEntries(FIELDS.map((field) => [field, t(`columns.${field}`)])) as Record<SheetField, string>
  const words: SheetWords = {
    yes: t('yes'),
    no: t('no'),
    statuses: Object.fromEntries((['draft', 'active', 'inactive', 'archived'] as const).map((status) => [status, t(`dashboard:product.status.${status}`)])),
    makings: Object.fromEntries(MAKINGS.map((making) => [making, t(`listing:making.${making}`)])),
    parcels: new Map((parcels.data ?? []).map(({ id, name }) => [id, name])),
    categories: new Map((categories.data ?? []).filter(({ isLowest }) => isLowest).map(({ id, name }) => [id, name])),
  }
  // A word that is not known yet would be a wrong one.
  const ready = categories.data !== undefined && parcels.data !== undefined
  const failed = (error: unknown) => {
    const because = error instanceof UnreadableSheet ? { text: t(`unreadable.${error.because}`) } : whyOf(t, error)
    showToast({ title: t('desk-products:failed'), ...because, tone: 'failure' })
  }
  const take = useMutation({
    mutationFn: async (kind: 'csv' | 'xlsx') => {
      const rows = toRows(await listSheetProducts(sellerId), words)
      const head = FIELDS.map((field) => headings[field])
      if (kind === 'csv') return downloadFile('hattha-products.csv', toCsv([head, ...rows]), 'text/csv;charset=utf-8')
      // Fetched when first asked for.
      const { default: writeXlsxFile } = await import('write-excel-file/browser')
      await writeXlsxFile([head.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows.map((cells) => cells.map((value) => ({ value })))]).toFile(
        'hattha-products.xlsx',
      )
    },
    onError: failed,
  })
  const look = useMutation({
    mutationFn: (file: Opened) => trySheet({ sellerId, rows: file.rows.slice(1), mapping: file.mapping, words, language: i18n.language, onDone: setFar }),
    onError: failed,
  })
  const open = useMutation({
    mutationFn: readSheetFile,
    onSuccess: (rows, { name }) => {
      const file = { name, rows, mapping: mapHeadings(rows[0] ?? [], headings) }
      setOpened(file)
      look.reset()
      keep.reset()
      if (isReadable(file.mapping)) look.mutate(file)
    },
    onError: failed,
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
  const keep = useMutation({
    mutationFn: (tried: TriedSheet) => takeSheet(sellerId, tried, setFar),
    onSuccess: refresh,
    onError: failed,
  })
  const undo = useMutation({
    mutationFn: undoRun,
    onSuccess: async ({ undone }) => {
      showToast({ title: t('desk-products:undone', { count: undone }), tone: 'success' })
      await refresh()
    },
    onError: failed,
  })
  const fit = look.data?.pieces.filter(({ refused }) => refused === null).length ?? 0
  const done = keep.data?.filter(({ refused }) => refused === null).length ?? 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        keep.data ? (
          <>
            <Button look="quiet" busy={undo.isPending} disabled={done === 0 || undo.isSuccess} onClick={() => look.data && undo.mutate(look.data.run)}>
              {t('desk-products:undo')}
            </Button>
            <Button onClick={onClose}>{t('desk-products:close')}</Button>
          </>
        ) : (
          look.data && (
            <Button busy={keep.isPending} disabled={fit === 0} onClick={() => look.data && (setFar(0), keep.mutate(look.data))}>
              {t('take', { count: fit })}
            </Button>
          )
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <section className="grid gap-2">
          <h3 className="font-semibold">{t('along.title')}</h3>
          <p className="text-sm text-ink-soft">{t('along.text')}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" disabled={!ready} busy={take.isPending && take.variables === 'xlsx'} onClick={() => take.mutate('xlsx')}>
              {t('along.xlsx')}
            </Button>
            <Button look="quiet" disabled={!ready} busy={take.isPending && take.variables === 'csv'} onClick={() => take.mutate('csv')}>
              {t('along.csv')}
            </Button>
          </div>
        </section>
        <section className="grid gap-3 border-t border-line pt-4">
          <h3 className="font-semibold">{t('in.title')}</h3>
          <p className="text-sm text-ink-soft">{t('in.text')}</p>
          <FileButton
            label={t('in.choose')}
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            look="quiet"
            disabled={!ready}
            busy={open.isPending || look.isPending}
            onFiles={([file]) => file && open.mutate(file)}
          />
          {opened && (
            <>
              <p className="text-sm wrap-anywhere">{opened.name}</p>
              {!keep.data && (
                <SheetColumns
                  key={opened.name}
                  headings={opened.rows[0] ?? []}
                  mapping={opened.mapping}
                  onChange={(mapping) => {
                    const file = { ...opened, mapping }
                    setOpened(file)
                    look.reset()
                    if (isReadable(mapping)) look.mutate(file)
                  }}
                />
              )}
            </>
          )}
          {(look.isPending || keep.isPending) && (
            <p role="status" className="text-sm text-ink-soft tabular-nums">
              {keep.isPending ? t('desk-products:far', { done: far, all: fit }) : t('looking')}
            </p>
          )}
          {keep.data && (
            <p role="status" className="font-semibold">
              {t('desk-products:done', { count: done })}
            </p>
          )}
          {undo.data && undo.data.stay.length > 0 && <StayRows rows={undo.data.stay} />}
          {keep.data && <StayRows rows={keep.data.flatMap(({ id, name, refused }) => (refused === null ? [] : [{ id, name, refused }]))} />}
          {!keep.data && look.data && <SheetPlanned tried={look.data} />}
        </section>
      </div>
    </Dialog>
  )
}

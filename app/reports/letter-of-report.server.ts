import * as v from 'valibot'
import { reportNote } from '../../emails/report-note.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { languageOf } from '../i18n/languages.ts'
import { officeLanguageOf } from '../i18n/office-languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'
import { Answers, askedOf } from './answers.ts'
import { cellWords } from './cell-words.ts'
import { isReport, reportOf } from './report-list.ts'
import { runReport } from './run-report.server.ts'

/** As many rows as somebody reads in a letter; the rest is a press away. */
const IN_LETTER = 30

type Saved = { report: string; name: string; answers: unknown; language: string; email: string; person_id: string }

/** A saved report as it stands now, to whoever keeps it; none where they may not read it any more, keep it no longer, or can be written to nowhere. */
export async function letterOfReport(shop: Shop, { saved_report_id: id }: PayloadOf<'staff.report'>): Promise<Letter[]> {
  const saved = await shop.service.maybe<Saved>(
    `select r.report, r.name, r.answers, r.language, r.person_id, coalesce(p.email, '') as email
       from public.saved_reports r join public.profiles p on p.id = r.person_id
      where r.id = $1 and r.every <> 'never' and coalesce(p.email, '') <> ''`,
    [id],
  )
  if (!saved || !isReport(saved.report)) return []
  const report = reportOf(saved.report)
  const { may } = await shop.service.one<{ may: boolean }>(`select private.staff_may($1, 'reports.read') and private.staff_may($1, $2) as may`, [
    saved.person_id,
    report.permission,
  ])
  const answers = v.safeParse(Answers, saved.answers)
  if (!may || !answers.success) return []
  const { rows, since, until } = await runReport(shop.service, report, askedOf(answers.output))
  const language = officeLanguageOf(languageOf(saved.language) ?? '')
  const t = shop.words(language)
  const say = (key: string, otherwise: string) => t(key.includes(':') ? key : `admin-reports:${key}`, { defaultValue: otherwise })
  const day = (of: string) => dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(of))
  return [
    reportNote(t, language, {
      to: saved.email,
      name: saved.name,
      span: report.answers.some((answer) => answer === 'since') ? t('admin-reports:spanOf', { from: day(since), to: day(until) }) : '',
      heads: report.columns.map(({ name }) => t(`admin-reports:columns.${name}`)),
      rows: rows.slice(0, IN_LETTER).map((cells) => report.columns.map((column, place) => cellWords(column, cells[place] ?? null, language, say))),
      left: Math.max(0, rows.length - IN_LETTER),
      link: `${shop.settings.siteUrl}/${language}/admin/reports?saved=${id}`,
    }),
  ]
}

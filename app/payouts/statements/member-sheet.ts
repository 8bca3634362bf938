import type { TFunction } from 'i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import type { Language } from '../../i18n/languages.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { amountIn, band, headCell, INDIGO, INK_SOFT, numberCell, rule, sums, table } from '../../orders/documents/sheet-parts.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import type { MemberStatement } from './member-statement.ts'

/** The month of a member of a cooperative as a page: what it began and ended with, and every entry. */
export function memberSheet(t: TFunction, language: Language, statement: MemberStatement): Sheet {
  const amount = amountIn(language)
  const month = dateFormat(language, { month: 'long', year: 'numeric', timeZone: SHOP_ZONE }).format(new Date(`${statement.month}-15T12:00:00Z`))
  const day = dateFormat(language, { day: 'numeric', month: 'short', timeZone: SHOP_ZONE })
  const cell = (text: string) => ({ text, margin: [0, 3, 0, 3] })
  const title = t('cooperative:statement')
  const content: PrintNode[] = [
    band(),
    { text: statement.name, bold: true, fontSize: 15 },
    { text: statement.shop, color: INK_SOFT },
    { text: `${title} · ${month}`, color: INDIGO, bold: true, margin: [0, 6, 0, 14] },
    sums([
      [t('statements:opening'), amount(statement.opening)],
      [t(statement.month === statement.current ? 'statements:soFar' : 'statements:closing'), `฿${amount(statement.closing)}`],
    ]),
    rule(),
    statement.lines.length === 0
      ? { text: t('statements:empty'), color: INK_SOFT }
      : table(
          [50, 80, '*', 80],
          [headCell(t('statements:day')), headCell(t('statements:what')), headCell(t('statements:about')), headCell(t('statements:amount'), 'right')],
          statement.lines.map((line) => [
            cell(day.format(new Date(line.at))),
            cell(t(`statements:kind.${line.kind}`)),
            cell([line.about, line.pieces ?? ''].filter(Boolean).join(' · ')),
            numberCell(amount(line.amount)),
          ]),
        ),
    { text: t('documents:currency'), color: INK_SOFT, fontSize: 8.5 },
  ]
  return {
    language,
    title: `${title} ${month}`,
    content,
    footer: `${statement.name} · ${month} · ${t('documents:page', { page: '{page}', pages: '{pages}' })}`,
  }
}

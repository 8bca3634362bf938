import type { TFunction } from 'i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import type { Language } from '../../i18n/languages.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { amountIn, band, facts, headCell, INDIGO, INK_SOFT, numberCell, rule, sums, table } from '../../orders/documents/sheet-parts.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import { STATED_PARTS, type Statement, sumsOf } from './statement.ts'

/** A maker's month as a page: what it began and ended with, what changed it in sums, and every entry. */
export function statementSheet(t: TFunction, language: Language, { maker, statement }: { maker: string; statement: Statement }): Sheet {
  const amount = amountIn(language)
  const month = dateFormat(language, { month: 'long', year: 'numeric', timeZone: SHOP_ZONE }).format(new Date(`${statement.month}-15T12:00:00Z`))
  const title = t('statements:title')
  const closing = t(statement.month === statement.current ? 'statements:soFar' : 'statements:closing')
  const content: PrintNode[] = [
    band(),
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: maker, bold: true, fontSize: 13 },
            { text: 'Hattha', color: INK_SOFT },
          ],
        },
        {
          width: 230,
          stack: [
            { text: title, fontSize: 17, bold: true, color: INDIGO, alignment: 'right' },
            { text: month, alignment: 'right' },
          ],
        },
      ],
      columnGap: 24,
      margin: [0, 0, 0, 18],
    },
    sums([
      [t('statements:opening'), amount(statement.opening.total)],
      ...sumsOf(statement).map(({ kind, amount: sum }) => [t(`statements:kind.${kind}`), amount(sum)] as const),
      [closing, `฿${amount(statement.closing.total)}`],
    ]),
    facts(
      STATED_PARTS.filter((part) => part !== 'reserve' || statement.closing.reserve !== 0).map((part) => [
        t(`payouts:balance.${part}`),
        amount(statement.closing[part]),
      ]),
    ),
    rule(),
    ...(statement.lines.length > 0 ? [entries(t, language, statement)] : [{ text: t('statements:empty'), color: INK_SOFT }]),
    { text: t('documents:currency'), color: INK_SOFT, fontSize: 8.5 },
  ]
  return { language, title: `${title} ${month}`, content, footer: `${maker} · ${month} · ${t('documents:page', { page: '{page}', pages: '{pages}' })}` }
}

function entries(t: TFunction, language: Language, { lines }: Statement): PrintNode {
  const amount = amountIn(language)
  const day = dateFormat(language, { day: 'numeric', month: 'short', timeZone: SHOP_ZONE })
  const cell = (text: string) => ({ text, margin: [0, 3, 0, 3] })
  return table(
    [50, '*', 150, 80],
    [headCell(t('statements:day')), headCell(t('statements:what')), headCell(t('statements:about')), headCell(t('statements:amount'), 'right')],
    lines.map((line) => [
      cell(day.format(new Date(line.at))),
      cell(t(`statements:kind.${line.kind}`)),
      cell([line.order ?? line.payout ?? '', line.note].filter(Boolean).join('\n')),
      numberCell(line.amount === 0 ? '' : amount(line.amount)),
    ]),
  )
}

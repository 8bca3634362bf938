import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { pieceNamed, type ExchangeChoices } from '../exchange.ts'

type Line = { id: string; title: string; optionText: string; quantity: number }
type Props = {
  access: { order: string; token?: string | undefined }
  lines: readonly Line[]
  /** By line; what is not there is the same again. */
  chosen: ReadonlyMap<string, string>
  onChange: (chosen: Map<string, string>) => void
}

/** What each piece is exchanged for: the same again, another version, or another piece at the same price. */
export function ExchangeChoice({ access, lines, chosen, onChange }: Props) {
  const { t } = useTranslation(['returns', 'ui'])
  const { choices, failed, again } = useExchangeChoices(access, lines)
  const choose = (line: string, variant: string) => {
    const next = new Map(chosen)
    if (variant === '') next.delete(line)
    else next.set(line, variant)
    onChange(next)
  }
  return (
    <div className="grid gap-4">
      {lines.map((line) => {
        const others = choices?.[line.id] ?? []
        return (
          <Select
            key={line.id}
            label={t('exchange.instead', { piece: pieceNamed(line) })}
            required
            hint={choices && others.length === 0 ? t('exchange.none') : t('exchange.hint')}
            aria-busy={!choices && !failed}
            value={chosen.get(line.id) ?? ''}
            options={[
              { value: '', label: t('exchange.same') },
              ...others.map((other) => ({ value: other.variantId, label: other.sameProduct ? other.optionText || other.title : pieceNamed(other) })),
            ]}
            onChange={(event) => choose(line.id, event.currentTarget.value)}
          />
        )
      })}
      {failed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {t('exchange.failed')}
          <Button look="quiet" size="small" onClick={again}>
            {t('ui:loadFailure.again')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Browser only. Asked anew when other pieces, or other numbers of them, are chosen. */
function useExchangeChoices({ order, token }: Props['access'], lines: readonly Line[]) {
  const asked = JSON.stringify(lines.map(({ id, quantity }) => ({ order_line_id: id, quantity })))
  const [found, setFound] = useState<{ asked: string; choices?: ExchangeChoices }>()
  const ask = useCallback(async () => {
    const answer = await callFunction<{ choices: ExchangeChoices }>(
      'exchange-choices',
      { order, token, lines: JSON.parse(asked) as unknown },
      { repeatable: true },
    )
    setFound({ asked, ...(answer.done && { choices: answer.result.choices }) })
  }, [order, token, asked])
  useEffect(() => {
    // Somebody who counts up is asked for once.
    const timer = setTimeout(() => void ask())
    return () => clearTimeout(timer)
  }, [ask])
  const current = found?.asked === asked ? found : undefined
  const again = () => {
    setFound(undefined)
    void ask()
  }
  return { choices: current?.choices, failed: current !== undefined && !current.choices, again }
}

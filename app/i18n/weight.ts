import { unitFormat } from './number-format.ts'

/** `850 g`, from a kilogram on `1.4 kg`, as the language writes it. Number and unit stay on one line. */
export function weightOf(grams: number, language: string): string {
  const written = grams < 1000 ? unitFormat(language, 'gram').format(grams) : unitFormat(language, 'kilogram').format(grams / 1000)
  return written.replace(' ', '\u00a0')
}

/**
 * Fills in a template as Go writes it, as far as letters use it: `{{ .Name }}`, `{{ .Data.name }}`, `{{ if .X }} … {{ else }} … {{ end }}` with `eq`,
 * `ne`, `not`, and `{{- -}}`. Values are escaped in HTML. An action of another kind is left out.
 */
export function goTemplate(template: string, data: Readonly<Record<string, unknown>>, { html }: { html: boolean }): string {
  const parts = template.split(/(\{\{-?[\s\S]*?-?\}\})/)
  // What an action with a dash touches loses its spaces.
  const trimmed = parts.map((part, at) => {
    let text = part
    if (parts[at - 1]?.endsWith('-}}') === true) text = text.trimStart()
    if (parts[at + 1]?.startsWith('{{-') === true) text = text.trimEnd()
    return text
  })
  let written = ''
  // One entry for each `if` around: whether its branch is being written, and whether one was already.
  const around: { writing: boolean; done: boolean }[] = []
  const writing = () => around.every((one) => one.writing)
  for (const part of trimmed) {
    const action = /^\{\{-?\s*([\s\S]*?)\s*-?\}\}$/.exec(part)?.[1]
    if (action === undefined) {
      if (writing()) written += part
    } else if (action.startsWith('if ')) {
      const holds = truth(action.slice(3), data)
      around.push({ writing: holds, done: holds })
    } else if (action === 'else' || action.startsWith('else if ')) {
      const one = around.at(-1)
      if (one) {
        one.writing = !one.done && (action === 'else' || truth(action.slice('else if '.length), data))
        one.done ||= one.writing
      }
    } else if (action === 'end') around.pop()
    else if (writing() && action.startsWith('.')) {
      const text = textOf(valueOf(action, data))
      written += html ? escapeHtml(text) : text
    }
  }
  return written
}

function truth(condition: string, data: Readonly<Record<string, unknown>>): boolean {
  const [, test, one = '', other = ''] = /^(eq|ne)\s+(\S+)\s+(.+)$/.exec(condition.replace(/^\((.*)\)$/, '$1')) ?? []
  if (test !== undefined) return (textOf(operand(one, data)) === textOf(operand(other, data))) === (test === 'eq')
  if (condition.startsWith('not ')) return !truth(condition.slice(4), data)
  const value = operand(condition, data)
  return value !== undefined && value !== null && value !== '' && value !== false && value !== 0
}

const operand = (text: string, data: Readonly<Record<string, unknown>>): unknown =>
  text.startsWith('.') ? valueOf(text, data) : text.replace(/^"(.*)"$/, '$1')

function valueOf(path: string, data: Readonly<Record<string, unknown>>): unknown {
  let value: unknown = data
  for (const name of path.split('.').filter((part) => part !== '')) {
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined
  }
  return value
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value))

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&#34;').replaceAll("'", '&#39;')

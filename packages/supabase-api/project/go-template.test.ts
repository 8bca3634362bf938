import { expect, test } from 'vitest'
import { goTemplate } from './go-template.ts'

const DATA = { Token: '123', SiteURL: 'https://a.example/?b=1&c=2', Email: '"Ada" <ada@example.com>', Data: { name: 'Ada', plan: 'gold', none: '' } }

test.each([
  ['a value', 'Code {{ .Token }}, {{.Token}}', 'Code 123, 123'],
  ['a value within', 'Hello {{ .Data.name }}', 'Hello Ada'],
  ['what is not there', 'Hello {{ .Data.nobody }}{{ .Nothing.at.all }}!', 'Hello !'],
  ['a value that would be markup', '<b>{{ .Email }}</b>', '<b>&#34;Ada&#34; &lt;ada@example.com&gt;</b>'],
  ['a condition', '{{ if .Data.name }}yes{{ else }}no{{ end }}', 'yes'],
  ['an empty condition', '{{ if .Data.none }}yes{{ else }}no{{ end }}', 'no'],
  ['eq and else if', '{{ if eq .Data.plan "free" }}F{{ else if eq .Data.plan "gold" }}G{{ else }}?{{ end }}', 'G'],
  ['ne and not', '{{ if ne .Data.plan "free" }}paid{{ end }}{{ if not .Data.none }} none{{ end }}', 'paid none'],
  ['conditions within conditions', '{{ if .Data.name }}a{{ if .Data.none }}b{{ else }}c{{ end }}d{{ end }}', 'acd'],
  ['what is within what is left out', '{{ if .Data.none }}a{{ if .Data.name }}b{{ else }}c{{ end }}d{{ else }}e{{ end }}', 'e'],
  ['dashes that take spaces', 'a {{- if .Data.name -}} b {{- end -}} c', 'abc'],
  ['an action of another kind', 'a{{ range .Data }}b{{ printf "x" }}', 'ab'],
])('%s', (_what, template, expected) => {
  expect(goTemplate(template, DATA, { html: true })).toBe(expected)
})

test('a subject is text, in which nothing is escaped', () => {
  expect(goTemplate('For {{ .Email }}', DATA, { html: false })).toBe('For "Ada" <ada@example.com>')
})

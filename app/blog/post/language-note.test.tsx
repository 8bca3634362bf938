import { render } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import blog from '../../../messages/de/blog.json'
import { LanguageNote } from './language-note.tsx'

const words = createInstance()
await words.init({ lng: 'de', resources: { de: { blog } }, interpolation: { escapeValue: false } })

test.each([
  [
    'in English, which nobody has translated, names its language',
    { language: 'en', machineTranslated: false },
    blog.post.otherLanguage.replace('{{language}}', 'Englisch'),
  ],
  ['that a machine has translated says so', { language: 'de', machineTranslated: true }, blog.post.machine],
  ['of a German writer says nothing', { language: 'de', machineTranslated: false }, ''],
] as const)('to a German reader a post %s', (_, post, said) => {
  const { container } = render(
    <I18nextProvider i18n={words}>
      <LanguageNote post={post} language="de" />
    </I18nextProvider>,
  )
  expect(container.textContent).toBe(said)
})

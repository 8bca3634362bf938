import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { linkOf } from './link-of.ts'

/** Leads the chosen words, or new ones, to a page of this shop or of another. */
export function LinkDialog({ editor, open, onClose }: { editor: Editor; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-article-editor')
  return (
    <Dialog open={open} onClose={onClose} title={t('link.title')}>
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  )
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('admin-article-editor')
  const id = useId()
  const [known] = useState(() => {
    const { href } = editor.getAttributes('link') as { href?: unknown }
    return typeof href === 'string' ? href : ''
  })
  const [typed, setTyped] = useState(known)
  const [tried, setTried] = useState(false)
  const link = linkOf(typed)
  const set = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (link === undefined) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && known === '') chain.insertContent({ type: 'text', text: link, marks: [{ type: 'link', attrs: { href: link } }] }).run()
    else chain.setLink({ href: link }).run()
    onClose()
  }
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={set}>
      <Field
        label={t('link.address')}
        hint={t('link.hint')}
        required
        maxLength={500}
        value={typed}
        error={tried && link === undefined ? t('link.wrong') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('link.set')}</Button>
        {known !== '' && (
          <Button
            look="plain"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {t('link.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

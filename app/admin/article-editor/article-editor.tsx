import { EditorContent, useEditor } from '@tiptap/react'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import './article-editor.css'
import { ArticleToolbar } from './article-toolbar.tsx'
import { ARTICLE, isRewritten } from './extensions.ts'

type ArticleEditorProps = {
  label: string
  language: string
  /** Markdown. What comes in later is not taken: give it another `key`. */
  value: string
  readOnly?: boolean
  /** Without a frame and a visible label, where it stands within something that says what it is. */
  bare?: boolean
  onChange?: (markdown: string) => void
  /** Whether the editor would write what it was given so that it reads differently. */
  onRewritten?: (rewritten: boolean) => void
}

/** Markdown written as it will look, or as it stands for those who prefer that. Nothing is changed before somebody types. */
export default function ArticleEditor({ label, language, value, readOnly = false, bare = false, onChange, onRewritten }: ArticleEditorProps) {
  const { t } = useTranslation('admin-article-editor')
  const id = useId()
  const [source, setSource] = useState(false)
  // Written as Markdown meanwhile, the editor begins anew with it.
  const [turn, setTurn] = useState(0)
  const [opened, setOpened] = useState(value)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {!bare && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span id={id} className="text-sm font-semibold">
            {label}
          </span>
          {!readOnly && (
            <Button
              look="plain"
              size="small"
              aria-pressed={source}
              onClick={() => {
                setOpened(value)
                setTurn(turn + 1)
                setSource(!source)
              }}
            >
              {t('markdown')}
            </Button>
          )}
        </div>
      )}
      {source ? (
        <textarea
          aria-labelledby={id}
          lang={language}
          rows={24}
          maxLength={100_000}
          value={value}
          className={clsx(controlClass, 'font-mono text-sm')}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      ) : (
        <Written key={turn} {...{ label, language, readOnly, bare, onChange, onRewritten }} value={opened} />
      )}
    </div>
  )
}

type WrittenProps = Pick<ArticleEditorProps, 'label' | 'language' | 'value' | 'onChange' | 'onRewritten'> & { readOnly: boolean; bare: boolean }

function Written({ label, language, value, readOnly, bare, onChange, onRewritten }: WrittenProps) {
  const told = useRef({ onChange, onRewritten })
  useEffect(() => {
    told.current = { onChange, onRewritten }
  })
  const editor = useEditor({
    extensions: ARTICLE,
    content: value,
    contentType: 'markdown',
    editable: !readOnly,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: clsx('article-editor', bare ? '' : 'min-h-80 p-4 focus:outline-none'),
        lang: language,
        'aria-label': label,
        ...(readOnly ? {} : { role: 'textbox', 'aria-multiline': 'true' }),
      },
    },
    onCreate: (created) => told.current.onRewritten?.(isRewritten(value, created.editor.getMarkdown())),
    onUpdate: (updated) => told.current.onChange?.(updated.editor.getMarkdown()),
  })
  return (
    <div className={bare ? undefined : 'rounded-control border border-line-strong bg-surface focus-within:border-indigo'}>
      {editor && !readOnly && <ArticleToolbar editor={editor} language={language} />}
      <EditorContent editor={editor} />
    </div>
  )
}

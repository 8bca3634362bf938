import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { clsx } from 'clsx'
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, type LucideIcon, Minus, Quote, Redo2, Table, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkDialog } from './link-dialog.tsx'
import { PictureButton } from './picture-button.tsx'

type Tool = { name: string; Icon: LucideIcon; run: (editor: Editor) => void; on?: (editor: Editor) => boolean; can?: (editor: Editor) => boolean }

const TOOLS: readonly Tool[] = [
  { name: 'bold', Icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run(), on: (editor) => editor.isActive('bold') },
  { name: 'italic', Icon: Italic, run: (editor) => editor.chain().focus().toggleItalic().run(), on: (editor) => editor.isActive('italic') },
  {
    name: 'heading',
    Icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    on: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    Icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    on: (editor) => editor.isActive('heading', { level: 3 }),
  },
  { name: 'list', Icon: List, run: (editor) => editor.chain().focus().toggleBulletList().run(), on: (editor) => editor.isActive('bulletList') },
  { name: 'numbers', Icon: ListOrdered, run: (editor) => editor.chain().focus().toggleOrderedList().run(), on: (editor) => editor.isActive('orderedList') },
  { name: 'quote', Icon: Quote, run: (editor) => editor.chain().focus().toggleBlockquote().run(), on: (editor) => editor.isActive('blockquote') },
  { name: 'table', Icon: Table, run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run() },
  { name: 'rule', Icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { name: 'undo', Icon: Undo2, run: (editor) => editor.chain().focus().undo().run(), can: (editor) => editor.can().undo() },
  { name: 'redo', Icon: Redo2, run: (editor) => editor.chain().focus().redo().run(), can: (editor) => editor.can().redo() },
]

/** What stands within a table only. */
const TABLE_TOOLS = [
  { name: 'addRow', run: (editor: Editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', run: (editor: Editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'deleteRow', run: (editor: Editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', run: (editor: Editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', run: (editor: Editor) => editor.chain().focus().deleteTable().run() },
] as const

const toolClass =
  'inline-flex size-9 items-center justify-center rounded-control hover:bg-indigo-wash hover:text-indigo aria-pressed:bg-indigo-wash aria-pressed:text-indigo aria-disabled:opacity-40 pointer-coarse:size-11'

/** Whoever presses with a mouse types on at once: the caret stays where it is, and no key goes to the button. */
const keepCaret = (event: MouseEvent) => event.preventDefault()

/** What can be done with what is written: one stop for Tab, arrows between the buttons. */
export function ArticleToolbar({ editor, language }: { editor: Editor; language: string }) {
  const { t } = useTranslation('admin-article-editor')
  const [linking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.map((tool) => tool.on?.(now) ?? false),
      can: TOOLS.map((tool) => tool.can?.(now) ?? true),
      link: now.isActive('link'),
      table: now.isActive('table'),
    }),
  })
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    buttons[(to + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div className="sticky top-0 z-10 rounded-t-control border-b border-line bg-surface">
      <div role="toolbar" aria-label={t('toolbar')} className="flex flex-wrap gap-0.5 p-1">
        {TOOLS.map(({ name, Icon, run, on }, place) => (
          <button
            key={name}
            type="button"
            tabIndex={place === 0 ? 0 : -1}
            title={t(name)}
            aria-label={t(name)}
            aria-pressed={on ? state.on[place] : undefined}
            aria-disabled={state.can[place] ? undefined : true}
            className={toolClass}
            onKeyDown={move}
            onMouseDown={keepCaret}
            onClick={() => state.can[place] && run(editor)}
          >
            <Icon className="size-4" aria-hidden="true" />
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          title={t('link.title')}
          aria-label={t('link.title')}
          aria-pressed={state.link}
          className={toolClass}
          onKeyDown={move}
          onClick={() => setLinking(true)}
        >
          <Link2 className="size-4" aria-hidden="true" />
        </button>
        <PictureButton
          className={toolClass}
          language={language}
          onKeyDown={move}
          onPicture={(src, alt) => editor.chain().focus().setImage({ src, alt }).run()}
        />
      </div>
      {state.table && (
        <div role="toolbar" aria-label={t('tableTools')} className="flex flex-wrap gap-1 border-t border-line p-1">
          {TABLE_TOOLS.map(({ name, run }) => (
            <button
              key={name}
              type="button"
              className={clsx('min-h-9 rounded-control px-2 text-sm hover:bg-indigo-wash hover:text-indigo')}
              onMouseDown={keepCaret}
              onClick={() => run(editor)}
            >
              {t(name)}
            </button>
          ))}
        </div>
      )}
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </div>
  )
}

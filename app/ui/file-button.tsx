import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

type FileButtonProps = Omit<ComponentPropsWithoutRef<typeof Button>, 'onClick' | 'type' | 'children'> & {
  /** What the button says; the file input behind it is named the same. */
  label: string
  accept: string
  multiple?: boolean
  /** Opens the camera where there is one: that at the back, or the one that shows whoever holds the phone. */
  capture?: 'environment' | 'user'
  onFiles: (files: File[]) => void
  /** Said instead of the label for a while, such as what is being done. */
  children?: ReactNode
}

/** A button that lets people choose files. Called only when something was chosen. */
export function FileButton({ label, accept, multiple = false, capture, onFiles, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={capture}
        hidden
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The same file may be chosen again, after it was refused or taken off.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children || label}
      </Button>
    </>
  )
}

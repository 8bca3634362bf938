import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './spinner.tsx'

/** `primary` once per screen; `quiet` for the rest; `plain` for the least; `danger` for what cannot be undone. */
export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger'
export type ButtonSize = 'small' | 'normal' | 'large'

const LOOKS = {
  primary: 'bg-indigo text-on-indigo hover:bg-indigo-deep',
  quiet: 'border border-line-strong bg-surface text-ink hover:border-indigo hover:text-indigo',
  plain: 'text-indigo hover:bg-indigo-wash',
  danger: 'bg-terracotta text-on-terracotta hover:brightness-95',
} satisfies Record<ButtonLook, string>

const SIZES = {
  small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11',
  normal: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
} satisfies Record<ButtonSize, string>

/** The classes of a button, for elements that must look like one. */
export const buttonClass = (look: ButtonLook = 'primary', size: ButtonSize = 'normal', more?: string) => clsx('button', LOOKS[look], SIZES[size], more)

type Looks = { look?: ButtonLook; size?: ButtonSize; icon?: ReactNode }

/** A button. While `busy` it stays in place and focused, says so to screen readers, and takes no second press. */
export function Button({
  look,
  size,
  icon,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Looks & { busy?: boolean } & ComponentPropsWithRef<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(look, size, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ look, size, icon, className, children, ...rest }: Looks & LinkProps) {
  return (
    <Link {...rest} className={buttonClass(look, size, className)}>
      {icon}
      {children}
    </Link>
  )
}

/** A round button that shows only a picture; `label` is its name and its tooltip. */
export function IconButton({ label, className, children, type = 'button', ...rest }: { label: string } & ComponentPropsWithRef<'button'>) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={clsx(iconButtonClass, className)}>
      {children}
    </button>
  )
}

/** The classes of an icon button, for links and summaries that must look like one. */
export const iconButtonClass = 'icon-button'

/** A notice at the edge of the page. `failure` stays until it is dismissed; the others leave after four seconds. */
export type Toast = {
  title: string
  text?: string
  tone?: 'success' | 'failure' | 'plain'
  action?: { label: string; run: () => void }
}

/** Name of the event the toaster listens to. */
export const TOAST_EVENT = 'toast'

/** Browser only. Shows a notice. The toaster is fetched with the first one. */
export const showToast = (toast: Toast): void => void window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }))

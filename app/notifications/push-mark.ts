/** Key in local storage: who is woken in this browser, in which language, by which address. What was kept there is what the shop knows. */
const MARK = 'push-browser'

/** Browser only. Null where nobody is woken. */
export function readPushMark(): string | null {
  try {
    return window.localStorage.getItem(MARK)
  } catch {
    return null
  }
}

/** Browser only. */
export function writePushMark(mark: string | undefined): void {
  if (mark === undefined) window.localStorage.removeItem(MARK)
  else window.localStorage.setItem(MARK, mark)
}

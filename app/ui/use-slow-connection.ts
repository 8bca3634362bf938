import { useSyncExternalStore } from 'react'
import { connectionNow, isSlow, onConnection, PICTURE_BUDGETS, type PictureBudget } from '../platform/device.ts'

/** Whether this browser's line is slow, or its owner saves data. On the server nobody is: what it draws is the same for everyone. */
export const useSlowConnection = (): boolean =>
  useSyncExternalStore(
    onConnection,
    () => isSlow(connectionNow()),
    () => false,
  )

/** What a link does when somebody is about to follow it: fetch the page beforehand, but not on a slow line (specification, section 9). For `<Link prefetch>`. */
export const usePreloading = (): 'intent' | 'none' => (useSlowConnection() ? 'none' : 'intent')

/** In which quality and size pictures are asked for here, on a desk and on a phone. */
export function usePictureBudgets(): { desk: PictureBudget; mobile: PictureBudget } {
  // Pictures that are there need not be fetched again when the line changes; the next ones are asked for as it is then.
  const slow = useSyncExternalStore(
    staysAsItIs,
    () => isSlow(connectionNow()),
    () => false,
  )
  return slow ? { desk: PICTURE_BUDGETS.slow, mobile: PICTURE_BUDGETS.slow } : { desk: PICTURE_BUDGETS.desk, mobile: PICTURE_BUDGETS.mobile }
}

const staysAsItIs = () => () => {}

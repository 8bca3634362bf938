/** Ref of a bar at the bottom of the screen: what floats above it (the chat's button, news) stands as high as the bar is, whatever its letters and lines. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--bottom-bar')
  }
}

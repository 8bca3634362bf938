/**
 * Ref of a bar at the bottom of the screen: what stands above it (`.above-bar`: the chat's button, news, the end of the page) stands as high as the bar is, whatever its letters
 * and lines. Said in a rule to those alone: said to the root, or by a rule that looks for the bar, it has every element of the page styled anew.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const rule = document.head.appendChild(document.createElement('style'))
  const watch = new ResizeObserver(() => (rule.textContent = `.above-bar{--bottom-bar:${bar.offsetHeight}px}`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    rule.remove()
  }
}

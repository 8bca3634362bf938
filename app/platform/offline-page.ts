/** Browser only. Puts the worker in place that shows a page of ours where the network is gone; never before the page itself is done. */
export function prepareOfflinePage(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  // Refused in private windows of some browsers; then the browser's own page is shown.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

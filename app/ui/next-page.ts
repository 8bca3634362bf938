/**
 * Browser only. What is fetched again after it had not come, or, where it does not come this time either although the shop answers, the page loaded anew: by the HTML standard a document
 * asks for a module once, and remembers that it did not come (Firefox and Safari do; Chromium did for a while). Rejects as `again` does while the shop does not answer.
 */
export async function orWithTheNextPage<Module>(again: Promise<Module>): Promise<Module> {
  try {
    return await again
  } catch (error) {
    if (!(await isShopThere())) throw error
    window.location.reload()
    return new Promise<never>(() => {})
  }
}

/** Asked of the page itself, since that is what comes next. */
const isShopThere = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

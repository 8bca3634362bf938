/** What the server answers whoever looks through somebody's eyes and presses what would change something. */
const READ_ONLY = /"read_only"/

/**
 * Browser only. Tells of every request that was refused because this tab only looks; `until` ends it. Screens say themselves that something went wrong, each in its own words, and none of them
 * knows why: whoever looks has to read it at once. Only such a tab loads this, so nobody else's requests pass through it.
 */
export function onRefusedChange(said: () => void): () => void {
  const plain = window.fetch
  const watching: typeof fetch = async (input, init) => {
    const answer = await plain(input, init)
    if (answer.status === 403 && READ_ONLY.test(await answer.clone().text())) said()
    return answer
  }
  window.fetch = watching
  return () => {
    if (window.fetch === watching) window.fetch = plain
  }
}

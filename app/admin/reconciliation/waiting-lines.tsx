/** How many lines wait; in the colour of what is to be done. */
export function WaitingLines({ count }: { count: number }) {
  return count === 0 ? 0 : <span className="font-semibold text-terracotta">{count}</span>
}

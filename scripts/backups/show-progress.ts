/** Says on one line of a terminal how far something is; elsewhere nothing. */
export function showProgress(done: number, expected: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${(done / 1e6).toFixed(0)} of about ${(expected / 1e6).toFixed(0)} MB`)
}

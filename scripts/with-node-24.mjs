// node scripts/with-node-24.mjs FILE …: runs a program of the shop with the Node that npm installed, whatever Node the system has.
import { prepare, run } from './node-24.mjs'

const [file, ...parameters] = process.argv.slice(2)
if (!file) {
  console.error('Which file? node scripts/with-node-24.mjs FILE …')
  process.exit(1)
}
process.exit(await run(prepare(), [file, ...parameters]))

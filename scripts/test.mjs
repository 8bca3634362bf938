// npm test: the whole gate, what CI runs. The last line is `N passed, N failed`.
import { prepare, run } from './node-24.mjs'

process.exit(await run(prepare(), ['scripts/test.ts', ...process.argv.slice(2)]))

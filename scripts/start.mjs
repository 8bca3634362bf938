// npm start: from a clean clone to an open shop. Runs on Node 20 too; installs, builds when something changed, and starts.
import { readFileSync } from 'node:fs'
import { prepare, run } from './node-24.mjs'

// A shop holds a quarter of the memory with these, for a tenth more work: docs/decisions/memory.md.
const { flags, env } = JSON.parse(readFileSync(new URL('shop-memory.json', import.meta.url), 'utf8'))

const node = prepare()
const built = await run(node, ['scripts/build.ts', '--if-changed'])
process.exit(built === 0 ? await run(node, [...flags, 'server/main.ts', ...process.argv.slice(2)], env) : built)

import { endRun } from './run-folder.ts'

// `node watch-run.ts FOLDER` waits beside a run of the gate until the pipe between them closes, which happens however the gate ends, and tidies up after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.stdin.resume().once('close', () => void endRun(process.argv[2] ?? ''))

/** What the worker needs of a job: the work itself, and the clock (`cron`, five fields, UTC) where it has one. `always`: the shop cannot be without it, nobody pauses it. */
export type Job = { run: (payload: unknown) => Promise<void>; cron?: string; always?: true }

/** What a document bears where traces are taken: beside its own scripts, of which none knows it. */
export const TRACE_SCRIPT = '<script type="module" async src="/traces/browser.js"></script>'

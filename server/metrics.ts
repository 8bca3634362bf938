import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** What the process measures about itself, in the names Prometheus' users know. Durations are seconds. */
export type Metrics = ReturnType<typeof createMetrics>

/** `ofAll` answers for all processes of a node, where this one is one of them. */
export function createMetrics(ofAll?: () => Promise<string>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  if (ofAll) {
    // Its making is what answers the process above.
    void new AggregatorRegistry()
    AggregatorRegistry.setRegistries(registry)
  }
  const registers = [registry]
  return {
    /** Where others register what they measure. */
    registry,
    contentType: registry.contentType,
    /** Everything that was measured, as Prometheus reads it. */
    text: () => ofAll?.() ?? registry.metrics(),
    /** Every answered request; `area` is the mount it fell into, never the address, so that the number of series stays small. */
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte asked to the last byte answered',
      labelNames: ['area', 'method', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    inFlight: new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered', registers }),
    functions: new Histogram({
      name: 'function_duration_seconds',
      help: 'Time of a call of /functions/v1',
      labelNames: ['name', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobs: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time of a background job',
      labelNames: ['job', 'result'] as const,
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120],
      registers,
    }),
    keptPages: new Counter({ name: 'kept_pages_sent_total', help: 'Answers from memory, of those of the area of pages', registers }),
    letters: new Counter({ name: 'letters_total', help: 'Letters handed over', labelNames: ['result'] as const, registers }),
  }
}

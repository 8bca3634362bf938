import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../../server/metrics.ts'
import { tellVitalSigns, tellWhatIsHeld } from '../../server/vital-signs.ts'
import { quietLog } from '../support/quiet-log.ts'
import { textOf } from '../support/source-tree.ts'

/** Every measure of a node with its labels, under each name that Prometheus gives it. */
async function measured(): Promise<Map<string, readonly string[]>> {
  const { registry } = createMetrics()
  onTestFinished(() => registry.clear())
  tellVitalSigns({ registry, database: { all: async () => [] }, log: quietLog() })
  tellWhatIsHeld(registry, { pools: {}, sockets: () => 0, kept: () => ({ bytes: 0, pages: 0 }) })
  const labelsOf = (name: string): readonly string[] => Reflect.get(registry.getSingleMetric(name) ?? {}, 'labelNames') ?? []
  return new Map(
    (await registry.getMetricsAsJSON()).flatMap(({ name }) =>
      [name, `${name}_count`, `${name}_bucket`, `${name}_sum`].map((one): [string, readonly string[]] => [one, labelsOf(name)]),
    ),
  )
}

const asked = ['dashboard.json', 'alerts.yaml'].map((file) => textOf(`deploy/${file}`)).join('\n')
/** `metric{label="…", …}` */
const selections = [...asked.matchAll(/\b([a-z]\w+)\{([^{}]*job=[^{}]*)\}/g)].map(([, name = '', given = '']) => ({
  name,
  labels: [...given.matchAll(/(\w+)(?:=~|!~|!=|=)\\?"/g)].map(([, label = '']) => label),
}))
/** `by (label, …) (… metric{` */
const groups = [...asked.matchAll(/\bby \(([^)]*)\)[^{}]*?\b([a-z]\w+)\{[^{}]*job=/g)].map(([, given = '', name = '']) => ({
  name,
  labels: given.split(/, */),
}))

test('dashboards and alerts ask for what is measured', async () => {
  const known = await measured()
  expect(selections.length).toBeGreaterThan(40)
  // Prometheus itself says whether it reaches a node.
  expect([...new Set(selections.map(({ name }) => name))].filter((name) => name !== 'up' && !known.has(name))).toEqual([])
})

test('they tell apart by labels that those measures have', async () => {
  const known = await measured()
  expect(groups.length).toBeGreaterThan(10)
  // The first two are given by Prometheus, the third by a histogram; and a label `job` of ours is renamed, because there is one of that name.
  const has = (name: string): string[] => ['job', 'instance', 'le', ...(known.get(name) ?? []).map((label) => (label === 'job' ? 'exported_job' : label))]
  expect(
    [...selections, ...groups].flatMap(({ name, labels }) => labels.filter((label) => !has(name).includes(label)).map((label) => ({ name, label }))),
  ).toEqual([])
})

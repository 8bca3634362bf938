import { expect, test } from 'vitest'
import { budgetOf } from './budget.ts'
import { planOf } from './many-processes.ts'
import { NODE_ROLES, nodeSettings } from './node-settings.ts'

const nodeOf = (processes: number) => ({ node: nodeSettings({ PROCESSES: processes }, undefined) })

test.each([1, 2, 4, 16])('%d processes hold no more connections together than their node may', (processes) => {
  const { node } = nodeOf(processes)
  const parts = processes === 1 ? [{ roles: [...NODE_ROLES] }] : planOf(node)
  const total = parts.reduce((sum, { roles }) => sum + budgetOf(new Set(roles), { ...node, processes: parts.length }).total, 0)
  expect(total).toBeLessThanOrEqual(node.connections)
})

test('whoever does one thing asks for less', () => {
  const total = (role: (typeof NODE_ROLES)[number]) => budgetOf(new Set([role]), { connections: 90, processes: 1 }).total
  expect(total('worker')).toBeLessThan(total('web') / 2)
  expect(total('realtime')).toBeLessThan(total('web') / 2)
})

test('however many share the connections, each pool keeps two and the worker one for each of its jobs', () => {
  const { pools, rest, realtime, owner } = budgetOf(new Set(NODE_ROLES), { connections: 20, processes: 8 })
  expect([...Object.values(pools), rest, realtime]).toEqual(Array(6).fill(2))
  expect(owner).toBe(4)
})

import { expect, test } from 'vitest'
import { projectFiles, textOf } from '../support/source-tree.ts'

const sources = projectFiles().filter((file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'app/platform/query.ts')

test('what the interfaces refuse keeps its status, by which one sees whether asking again can help', () => {
  // `answered` and `resultOf` throw it with the status; supabase-js's own way, or an error made of a code, loses it.
  const loses = /\.throwOnError\(\)|throw new Error\(\w+\.refusal/
  expect(sources.filter((file) => file !== 'app/platform/answered.ts' && loses.test(textOf(file)))).toEqual([])
})

test('a query or a change that is asked again in another way than all others says why, in the line above', () => {
  const otherwise = /(?<![\w.])(retry|retryDelay|refetchOnMount|refetchOnWindowFocus|staleTime): (?!worth)/
  const unexplained = sources.flatMap((file) => {
    const lines = textOf(file).split('\n')
    if (!textOf(file).includes('@tanstack/react-query')) return []
    return lines.flatMap((line, index) => (otherwise.test(line) && !/^\s*\/\//.test(lines[index - 1] ?? '') ? [`${file}:${index + 1}`] : []))
  })
  expect(unexplained).toEqual([])
})

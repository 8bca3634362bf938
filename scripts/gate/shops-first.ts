import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What starts a whole shop, a project, or a database of its own. */
const STARTS = /\b(?:startTestShop|refusedStart|startProject|startEmbedded)\(/

/**
 * Vitest begins with what took longest the last time or, on a machine that has no last time, with the largest files. What starts a shop is short to read and long to
 * wait for: begun among the last, it walks alone while the rest of the machine has nothing to do.
 */
export class ShopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const starts = new Set(sorted.filter(({ moduleId }) => STARTS.test(readFileSync(moduleId, 'utf8'))))
    // Projects stay together, in the order they were given: one process serves files of one project only.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const inProjects = (files: TestSpecification[]) => projects.flatMap((project) => files.filter((file) => file.project === project))
    return [...inProjects(sorted.filter((file) => starts.has(file))), ...inProjects(sorted.filter((file) => !starts.has(file)))]
  }
}

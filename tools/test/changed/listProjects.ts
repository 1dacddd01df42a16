import { relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { root } from '../../shared/root.ts'
import type { Project } from './select.ts'

/** The projects of vitest.config.ts by name, with this database for the service's tests. */
export async function listProjects(database: 'embedded' | 'postgres'): Promise<Record<string, Project>> {
  // The configuration reads it on loading.
  process.env.TEST_DATABASE = database
  const vitest = await createVitest('test', { root, watch: false, run: true, reporters: [] })
  try {
    const specifications = await vitest.globTestSpecifications()
    const projects = vitest.projects.map(({ name, config }): [string, Project] => [
      name,
      {
        tests: specifications
          .filter(({ project }) => project.name === name)
          .map(({ moduleId }) => relative(root, moduleId))
          .sort(),
        globalSetup: [config.globalSetup].flat().map((file) => relative(root, file)),
      },
    ])
    return Object.fromEntries(projects)
  } finally {
    await vitest.close()
    delete process.env.TEST_DATABASE
  }
}

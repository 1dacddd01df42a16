import type { TestProject } from 'vitest/node'
import { makeDemoData } from './makeDemoData'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demo data. Undefined if the tests use PostgreSQL. */
    readonly demoData: string
  }
}

/** vitest's global setup: the demo data, for tests that start a service on the embedded database. */
export default async function provideDemoData({ provide }: TestProject): Promise<(() => void) | undefined> {
  if (process.env.TEST_DATABASE === 'postgres') return undefined
  const { directory, remove } = await makeDemoData()
  provide('demoData', directory)
  return remove
}

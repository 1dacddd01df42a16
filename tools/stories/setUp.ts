import type { TestProject } from 'vitest/node'
import { openStorybook } from './openStorybook.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the static Storybook is served. */
    readonly storybook: string
  }
}

/** Once for all tests of a project: the static Storybook. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const storybook = await openStorybook()
  provide('storybook', storybook.origin)
  return () => storybook.close()
}

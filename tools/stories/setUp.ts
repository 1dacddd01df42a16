import type { TestProject } from 'vitest/node'
import { openStorybook } from './openStorybook.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the static Storybook. */
    readonly storybook: string
  }
}

/** Runs once for all tests of a project and serves the static Storybook. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const storybook = await openStorybook()
  provide('storybook', storybook.origin)
  return () => storybook.close()
}

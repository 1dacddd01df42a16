import type { TestProject } from 'vitest/node'
import { buildStorybook } from './buildStorybook.ts'
import { openStorybook } from './openStorybook.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the static Storybook. */
    readonly storybook: string
    /** Its folder. */
    readonly storybookFolder: string
  }
}

/** Runs once for all tests of a project and serves the static Storybook. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = buildStorybook()
  const storybook = await openStorybook(folder)
  provide('storybook', storybook.origin)
  provide('storybookFolder', folder)
  return () => storybook.close()
}

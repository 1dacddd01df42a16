import type { ComponentType } from 'react'
import type { Guidance } from '../../packages/ui/src/stories/Guidance'

/** What is next to a component for its documentation. */
export interface ComponentFiles {
  readonly Example: ComponentType
  /** The example's source. */
  readonly source: string
  readonly guidance: Guidance
}

const examples = import.meta.glob<Readonly<Record<string, ComponentType>>>(
  '../../packages/ui/src/*/*.example.tsx',
)
const sources = import.meta.glob<string>('../../packages/ui/src/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
})
const guidances = import.meta.glob<Guidance>('../../packages/ui/src/*/*.guidance.tsx', { import: 'guidance' })

const loaded = new Map<string, Promise<ComponentFiles | undefined>>()

/**
 * The files next to a story file; undefined without an example. The same promise each time.
 *
 * @param stories as in Storybook's index, such as `./packages/ui/src/button/Button.stories.tsx`
 */
export function filesOf(stories: string): Promise<ComponentFiles | undefined> {
  const known = loaded.get(stories) ?? load(stories)
  loaded.set(stories, known)
  return known
}

async function load(stories: string): Promise<ComponentFiles | undefined> {
  const base = stories.replace(/^\./, '../..').replace(/\.stories\.tsx$/, '')
  const [example, source, guidance] = await Promise.all([
    examples[`${base}.example.tsx`]?.(),
    sources[`${base}.example.tsx`]?.(),
    guidances[`${base}.guidance.tsx`]?.(),
  ])
  const Example = example && Object.values(example)[0]
  return Example && source ? { Example, source, guidance: guidance ?? [] } : undefined
}

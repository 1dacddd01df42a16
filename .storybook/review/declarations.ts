import type { Declarations } from './coverageRows'

const modules = import.meta.glob<Declarations[string]>('../../packages/features/src/**/states.ts', {
  eager: true,
})

/** What each `states.ts` says of its screens, by its folder from the root. */
export const declarations: Declarations = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [file.replace(/^(?:\.\.\/)+|\/states\.ts$/g, ''), module]),
)

import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** Props whose values nobody would type, whatever their type. */
const plumbing: ReadonlySet<string> = new Set(['className', 'style', 'ref', 'id', 'key'])

const simple: ReadonlySet<string> = new Set(['boolean', 'enum', 'number', 'string'])

/**
 * Gives a control only to props that it can set in a useful way: booleans, enums, numbers and texts. Objects,
 * functions and elements keep their row and their type.
 */
export const meaningfulControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Storybook adds arguments without a known type only later, with a control for any of them.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => {
      const argType = argTypes[name] ?? { name }
      const control = argType.control ?? controlOf(argType, initialArgs[name])
      return [name, { ...argType, ...withReadableType(argType), ...(control && { control }) }]
    }),
  )
}

/** Undefined for the control that Storybook infers. */
function controlOf({ name, type }: StrictInputType, initial: unknown): StrictInputType['control'] {
  if (plumbing.has(name)) return { disable: true }
  if (simple.has(type?.name ?? typeof initial)) return undefined
  // A node that a story gives as a text.
  return typeof initial === 'string' ? 'text' : { disable: true }
}

/** The values of an enum or the name of a union instead of the word "union". */
function withReadableType({ type, table }: StrictInputType): Partial<StrictInputType> {
  // A whole declaration with its comments.
  if (table?.type?.summary?.startsWith('{')) return { table: { ...table, type: { summary: 'object' } } }
  // What the reader of types could not follow.
  if (table?.type?.summary === 'unknown') return { table: { ...table, type: undefined } }
  if (type?.name === 'union' && type.raw) return { table: { ...table, type: { summary: type.raw } } }
  if (type?.name !== 'enum') return {}
  const values = type.value.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
  return { table: { ...table, type: { summary: values.join(' | ') } } }
}

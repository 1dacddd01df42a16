import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stateOrder } from '../../packages/features/src/shared/stories/stateOrder'

/** The state that every screen has, so it isn't declared. */
const always = ['Narrow']

/** The states that a feature declares in `states.ts`, by screen, in any order. */
type ScreenStates = Readonly<Record<string, readonly string[]>>

/** The folders with screens: a feature's own, and those below it that have a `states.ts`. */
export function screenFolders(features: string): string[] {
  const below = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'states.ts' && !file.startsWith('shared/'))
    .map((file) => dirname(file))
  const top = readdirSync(features, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name)
  return [...new Set([...top, ...below])].sort()
}

/** A screen is a `.tsx` file at the top of such a folder, except the component that picks the screen. */
export function screensOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file) && !/(Feature|Screens)\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
}

export function storiesOf(folder: string, screen: string): string[] {
  const file = join(folder, `${screen}.stories.tsx`)
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
}

export async function declaredStates(folder: string): Promise<ScreenStates> {
  const file = join(folder, 'states.ts')
  if (!existsSync(file)) return {}
  const { states }: { states: ScreenStates } = await import(pathToFileURL(file).href)
  return states
}

/** The differences between declared states and stories, as sentences; empty if there are none. */
export function compareStates(
  screen: string,
  declared: readonly string[],
  stories: readonly string[],
): string[] {
  const expected = [...declared, ...always]
  const known = stories.filter((story) => stateOrder.includes(story))
  const missing = expected.filter((state) => !stories.includes(state))
  const undeclared = known.filter((story) => !expected.includes(story))
  const ordered = [...known].sort((one, other) => stateOrder.indexOf(one) - stateOrder.indexOf(other))
  return [
    ...missing.map((state) => `${screen} has no story ${state}`),
    ...undeclared.map((story) => `${screen} shows ${story}, which states.ts does not declare`),
    ...(known.join() === ordered.join()
      ? []
      : [`${screen} shows its states as ${known}; the order is ${ordered}`]),
  ]
}

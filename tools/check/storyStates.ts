import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  always,
  reasonsOf,
  type ScreenDeclarations,
} from '../../packages/features/src/shared/stories/coverage'
import { stateOrder } from '../../packages/features/src/shared/stories/stateOrder'

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

/**
 * A screen is a `.tsx` file at the top of such a folder, except the component that picks the screen. A folder of a
 * viewer of files has just that one; the others are its parts.
 */
export function screensOf(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file) && !/(Feature|Screens)\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
  const viewers = names.filter((name) => name.endsWith('Viewer'))
  return viewers.length > 0 ? viewers : names
}

export function storiesOf(folder: string, screen: string): string[] {
  const file = join(folder, `${screen}.stories.tsx`)
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
}

export async function readDeclarations(folder: string): Promise<ScreenDeclarations> {
  const file = join(folder, 'states.ts')
  return existsSync(file) ? import(pathToFileURL(file).href) : { states: {} }
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

/** What is wrong with the reasons of a folder, as sentences; empty if nothing is. */
export function compareReasons(declarations: ScreenDeclarations): string[] {
  const { states, notApplicable = {} } = declarations
  const strangers = Object.keys(notApplicable).filter((screen) => screen !== 'every' && !(screen in states))
  return [
    ...strangers.map((screen) => `${screen} has reasons, but states.ts declares no such screen`),
    ...Object.entries(notApplicable).flatMap(([screen, reasons]) =>
      Object.entries(reasons).flatMap(([state, reason]) => [
        ...(stateOrder.includes(state) ? [] : [`${screen} has a reason for ${state}, which is no state`]),
        ...(reason.trim() ? [] : [`${screen} gives no reason for ${state}`]),
      ]),
    ),
    ...Object.entries(states).flatMap(([screen, declared]) =>
      Object.keys(reasonsOf(declarations, screen))
        .filter((state) => [...declared, ...always].includes(state))
        .map((state) => `${screen} shows ${state}, and a reason says that it can't`),
    ),
  ]
}

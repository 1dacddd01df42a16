import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/root.ts'

/**
 * Puts the static Storybook into the folder to publish, with the last walk if there is one, in place of an earlier
 * review. Returns the folder for the changes. Throws if the folder holds something else.
 */
export function publish(storybook: string, out: string): string {
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, 'changes/changes.json')))
    throw new Error(`${out} is not empty and holds no earlier review. Choose another folder with --out.`)
  rmSync(out, { recursive: true, force: true })
  cpSync(storybook, out, { recursive: true })
  const walk = join(root, 'node_modules/.cache/atrium/walk/walk.json')
  if (existsSync(walk)) cpSync(walk, join(out, 'walk.json'))
  const folder = join(out, 'changes')
  mkdirSync(folder, { recursive: true })
  return folder
}

import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Like `mkdir -p`, for this user only. Node's recursive one never returns below /proc. */
export function makeDirectory(path: string): void {
  if (existsSync(path)) return
  if (dirname(path) !== path) makeDirectory(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

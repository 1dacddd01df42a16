import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError } from './UsageError'
import type { OperatorAnswer } from './wire'

/**
 * Saves a command's file, readable by the current user only, and never over another file; prints its path.
 */
export function saveAnswered({ path, content }: OperatorAnswer['files'][number]): string {
  // npm changes the working directory; people mean the one that they are in.
  const target = resolve(process.env.INIT_CWD ?? process.cwd(), path)
  try {
    writeFileSync(target, Buffer.from(content, 'base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new UsageError(`${target} was not written: ${reasonOf(error)}.`)
  }
  return `Written to ${target}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'EEXIST' ? 'it exists already' : error.message
}

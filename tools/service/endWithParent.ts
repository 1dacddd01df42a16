import { readFileSync } from 'node:fs'

/**
 * Calls `end` when npm, or its shell, is gone. Neither forwards a signal that kills it, and a process left
 * behind would hold the port and the data directory.
 */
export function endWithParent(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const before = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
}

/** The parent and, if that is the shell between npm and us, its parent. */
function ancestors(): string {
  const parent = process.ppid
  try {
    const [, name, rest] = /\((.*)\) \w (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return /^(ba|da)?sh$/.test(name ?? '') ? `${parent} ${rest}` : `${parent}`
  } catch {
    return `${parent}`
  }
}

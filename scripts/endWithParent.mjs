/**
 * npm and the shell that it starts pass on no signal they do not know, and die alone: whatever they
 * leave behind would hold the port and the data directory. Calls `end` when that happens.
 */
export function endWithParent(end) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
}

/**
 * Starts a worker whose script may be on another origin, which browsers refuse: a script of the page's own origin
 * imports it. The page's policy must allow `blob:` in `worker-src`. The build of the script for other sites replaces
 * `new Worker` with this.
 */
export function remoteWorker(address: string | URL, options?: WorkerOptions): Worker {
  const { href, origin } = new URL(address, import.meta.url)
  if (origin === location.origin) return new Worker(address, options)
  const code = new Blob([`import ${JSON.stringify(href)}`], { type: 'text/javascript' })
  const own = URL.createObjectURL(code)
  // The worker reads it soon, but no event tells when.
  setTimeout(() => URL.revokeObjectURL(own), longestStart)
  return new Worker(own, { ...options, type: 'module' })
}

/** In milliseconds. */
const longestStart = 60_000

import { setTimeout as wait } from 'node:timers/promises'
import { DirectoryFailure } from '../../ports/CompanyDirectory'

export interface AskOptions {
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds before the first repetition, doubled for each further one. Default 500. */
  readonly firstPause?: number | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

/** For one answer of the vendor. */
const longestAnswer = 15_000
/** More than any page that we ask for. */
const mostBytes = 8 * 1024 * 1024
const mostTries = 6
const longestPause = 20_000

/** A call of the vendor below its address, which may have a path of its own. */
export const callAt = (address: string, path: string): URL => new URL(`${address.replace(/\/$/, '')}${path}`)

/**
 * Asks a vendor once.
 *
 * @throws DirectoryFailure `unreachable` without an answer in JSON
 */
export async function askOnce(
  address: URL,
  init: { readonly method: string; readonly body?: string; readonly headers?: Record<string, string> },
  { fetch = globalThis.fetch }: AskOptions,
): Promise<Answer> {
  try {
    const response = await fetch(address, {
      ...init,
      // The address is ours: a vendor never sends us elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(longestAnswer),
    })
    const text = await response.text()
    if (text.length > mostBytes) throw new DirectoryFailure('unreachable', 'The answer is too long.')
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null)
      throw new DirectoryFailure('unreachable', `HTTP ${response.status}, no object`)
    return { status: response.status, headers: response.headers, body: { ...body } }
  } catch (error) {
    if (error instanceof DirectoryFailure) throw error
    // The address may contain secrets, and messages of errors the address.
    throw new DirectoryFailure('unreachable', error instanceof Error ? error.name : 'unknown')
  }
}

/**
 * Repeats work that a limit or a lost connection stopped, with growing pauses at random, so that clients don't come back
 * together. Other failures are thrown at once.
 */
export async function patiently<T>(work: () => Promise<T>, { firstPause = 500 }: AskOptions): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await work()
    } catch (error) {
      const mayPass =
        error instanceof DirectoryFailure && (error.kind === 'rateLimited' || error.kind === 'unreachable')
      if (!mayPass || failures >= mostTries) throw error
      const longest = Math.min(longestPause, firstPause * 2 ** (failures - 1))
      const asked = Math.min(longestPause, error.retryAfter ?? 0)
      await wait(Math.max(asked, (longest / 2) * (1 + Math.random())))
    }
  }
}

interface Token {
  readonly value: string
  /** In seconds, from now. */
  readonly seconds: number
}

/** Renewed so long before its end, in milliseconds, that requests under way still arrive. */
const early = 300_000

/** Keeps a token until shortly before it ends. Simultaneous callers wait for the same request. */
export function keepToken(issue: () => Promise<Token>) {
  let kept: { readonly value: Promise<string>; readonly until: number } | undefined
  const renew = (): Promise<string> => {
    const asked = issue()
    const own = {
      value: asked.then(({ value }) => value),
      until: Number.POSITIVE_INFINITY,
    }
    kept = own
    asked.then(
      ({ seconds }) => {
        if (kept === own) kept = { ...own, until: Date.now() + Math.max(0, seconds * 1000 - early) }
      },
      () => {
        if (kept === own) kept = undefined
      },
    )
    return own.value
  }
  return {
    get: (): Promise<string> => (kept && kept.until > Date.now() ? kept.value : renew()),
    /** The vendor refuses it: the next caller asks for another one. */
    forget: (): void => {
      kept = undefined
    },
  }
}

/** Pages of several sources, a few sources at a time, each page as it arrives. */
export async function* together<T>(
  sources: readonly (() => AsyncIterable<readonly T[]>)[],
  atOnce: number,
): AsyncGenerator<readonly T[]> {
  const waiting = [...sources]
  const running = new Map<
    number,
    Promise<{ readonly key: number; readonly step: IteratorResult<readonly T[]> }>
  >()
  const iterators = new Map<number, AsyncIterator<readonly T[]>>()
  let last = 0
  const advance = (key: number, iterator: AsyncIterator<readonly T[]>) =>
    running.set(
      key,
      iterator.next().then((step) => ({ key, step })),
    )
  const start = () => {
    const source = waiting.shift()
    if (!source) return
    const key = ++last
    const iterator = source()[Symbol.asyncIterator]()
    iterators.set(key, iterator)
    advance(key, iterator)
  }
  while (running.size < atOnce && waiting.length > 0) start()
  while (running.size > 0) {
    const { key, step } = await Promise.race(running.values())
    running.delete(key)
    if (step.done) {
      iterators.delete(key)
      start()
      continue
    }
    yield step.value
    const iterator = iterators.get(key)
    if (iterator) advance(key, iterator)
  }
}

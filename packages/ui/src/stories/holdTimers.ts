/** Milliseconds. Shorter and longer timers belong to the test tools. */
const held = { from: 1000, to: 10_000 }

/** Larger than any browser's timer id. */
const firstId = 2 ** 31

/**
 * Lets a story control time instead of waiting: timers of one to ten seconds run when `pass` is called,
 * unless they were cleared. `giveBack` restores the real timers, for example as the return value of
 * `beforeEach`.
 */
export function holdTimers() {
  const { setTimeout, clearTimeout } = window
  const waiting = new Map<number, { readonly run: () => void; readonly delay: number }>()
  let nextId = firstId

  Object.assign(window, {
    setTimeout(run: () => void, delay = 0, ...values: unknown[]) {
      if (delay < held.from || delay > held.to) return setTimeout(run, delay, ...values)
      nextId += 1
      waiting.set(nextId, { run, delay })
      return nextId
    },
    clearTimeout(id?: number) {
      if (id === undefined || !waiting.delete(id)) clearTimeout(id)
    },
  })

  return {
    /** Whether a timer of this length is still pending. */
    isSet: (milliseconds: number) => [...waiting.values()].some(({ delay }) => delay === milliseconds),
    pass() {
      for (const [id, { run }] of [...waiting]) {
        waiting.delete(id)
        run()
      }
    },
    giveBack() {
      Object.assign(window, { setTimeout, clearTimeout })
    },
  }
}

/** Milliseconds. What is set for less or for more belongs to the tools of the test. */
const held = { from: 1000, to: 10_000 }

/** Beyond any that a browser gives. */
const firstId = 2 ** 31

/**
 * A story decides when time passes, instead of waiting for it: timers of one second to ten run when `pass` is called,
 * unless they were cleared before. `giveBack` ends it, for example as what `beforeEach` returns.
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
    /** Whether one that was set for so long has neither run nor been cleared. */
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

/** Code that is loaded on first use. */
export interface Deferred<Code extends object> {
  /** The code, if it is loaded. */
  readonly loaded: Code | undefined
  /** Loads it once for all callers; after a failure, the next call loads it again. */
  load(): Promise<Code>
  /** Loads it in advance. A failure is reported to the next `load`. */
  preload(): void
}

export function onFirstUse<Code extends object>(fetchCode: () => Promise<Code>): Deferred<Code> {
  let loaded: Code | undefined
  let loading: Promise<Code> | undefined

  function load() {
    loading ??= fetchCode().then(
      (code) => {
        loaded = code
        return code
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return loading
  }

  return {
    get loaded() {
      return loaded
    },
    load,
    preload: () => void load().catch(() => {}),
  }
}

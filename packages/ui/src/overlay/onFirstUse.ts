/** Code that isn't fetched before it is wanted. */
export interface Deferred<Code extends object> {
  /** The code, once it is there. */
  readonly loaded: Code | undefined
  /** Fetches it, once for everyone who asks; after a failure the next one asks anew. */
  load(): Promise<Code>
  /** Fetches it for somebody who is about to want it. A failure is told to whoever wants it then. */
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

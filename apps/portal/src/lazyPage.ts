import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The code of a page could not be fetched. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('The code of this page could not be loaded.', { cause })
    this.name = 'ChunkFailure'
  }
}

export interface LazyPage<Props = object> {
  readonly Page: LazyExoticComponent<ComponentType<Props>>
  /** Fetches the code ahead of time. Resolves when it is there, or could not be fetched. */
  preload(): Promise<unknown>
}

/** A page whose code is fetched when it is shown, or when a person is about to go there. */
export function lazyPage<Props = object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPage<Props> {
  let loading: ReturnType<typeof load> | undefined
  let loaded: Awaited<ReturnType<typeof load>> | undefined
  const start = () => {
    loading ??= load().then(
      (module) => {
        loaded = module
        return module
      },
      (cause: unknown) => {
        loading = undefined
        throw new ChunkFailure(cause)
      },
    )
    return loading
  }
  return {
    Page: lazy(() => (loaded ? atOnce(loaded) : start())),
    preload: () => start().catch(() => {}),
  }
}

/** A promise makes React show what stands in for the page, and that for 300 ms at least. */
const atOnce = <Module>(module: Module) =>
  // biome-ignore lint/suspicious/noThenProperty: what React asks for.
  ({ then: (take: (module: Module) => void) => take(module) }) as unknown as Promise<Module>

import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'

/** The code of a page could not be loaded. */
export class ChunkFailure extends Error {
  /** Loads it again. Resolves to whether that worked; if so, the page can be shown. */
  readonly again: () => Promise<boolean>

  constructor(cause: unknown, again: () => Promise<boolean>) {
    super('The code of this page could not be loaded.', { cause })
    this.name = 'ChunkFailure'
    this.again = again
  }
}

export interface LazyPage<Props extends object = object> {
  readonly Page: ComponentType<Props>
  /** Imports the page's module. `Page` and `preload` call it once. */
  load(): Promise<{ readonly default: ComponentType<Props> }>
  /** Loads the code ahead of time. Resolves when it has loaded or failed to load. */
  preload(): Promise<unknown>
}

/** A page whose code is loaded when it is shown, or when a person is about to open it. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPage<Props> {
  let loading: ReturnType<typeof load> | undefined
  let loaded: Awaited<ReturnType<typeof load>> | undefined
  let wasLost = false
  const start = () => {
    loading ??= load().then(
      (module) => {
        loaded = module
        // React keeps a failed component forever, so the next visit gets a new one.
        if (wasLost) Current = lazy(take)
        wasLost = false
        return module
      },
      (cause: unknown) => {
        loading = undefined
        wasLost = true
        throw new ChunkFailure(cause, () => start().then(succeeded, failed))
      },
    )
    return loading
  }
  const take = () => (loaded ? atOnce(loaded) : start())
  let Current: LazyExoticComponent<ComponentType<Props>> = lazy(take)
  return {
    load,
    Page: (props: Props) => createElement(Current as ComponentType<Props>, props),
    preload: () => start().catch(() => {}),
  }
}

const succeeded = () => true
const failed = () => false

/** A promise would make React show the fallback for at least 300 ms. */
const atOnce = <Module>(module: Module) =>
  // biome-ignore lint/suspicious/noThenProperty: React requires it.
  ({ then: (take: (module: Module) => void) => take(module) }) as unknown as Promise<Module>

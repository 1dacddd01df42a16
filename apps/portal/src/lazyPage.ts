import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The code of a page could not be fetched. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('The code of this page could not be loaded.', { cause })
    this.name = 'ChunkFailure'
  }
}

export interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>
  /** Fetches the code ahead of time. */
  preload(): void
}

/** A page whose code is fetched when it is shown, or when a person is about to go there. */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): LazyPage {
  let loading: ReturnType<typeof load> | undefined
  const start = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new ChunkFailure(cause)
    })
    return loading
  }
  return {
    Page: lazy(start),
    preload: () => void start().catch(() => {}),
  }
}

/** Something that happened elsewhere: on the service, in another tab, or in another part of the page. */
export interface FeatureEvent {
  readonly text: string
  readonly payload: Readonly<Record<string, unknown>>
}

export type EventListener = (event: FeatureEvent) => void

/** Tells features about events elsewhere. A host shares one with everything on its page. */
export interface Events {
  /** Calls the listener on each event of that name; returns the unsubscribe function. */
  subscribe(target: string, listener: EventListener): () => void
  /** Notifies everyone on this page, and nobody else. */
  tell(target: string, event?: Partial<FeatureEvent>): void
}

/** Events of one page, without a service: its parts notify each other. */
export function createEvents(): Events {
  const listeners = new Map<string, Set<EventListener>>()
  return {
    subscribe(target, listener) {
      const own = listeners.get(target) ?? new Set()
      listeners.set(target, own.add(listener))
      return () => void own.delete(listener)
    },
    tell(target, { text = '', payload = {} } = {}) {
      for (const listener of [...(listeners.get(target) ?? [])]) listener({ text, payload })
    },
  }
}

/** Something that happened elsewhere: on the service, in another tab, or on another part of the page. */
export interface FeatureEvent {
  readonly text: string
  readonly payload: Readonly<Record<string, unknown>>
}

export type EventListener = (event: FeatureEvent) => void

/** Where features learn what happened elsewhere. A host shares one among everything on its page. */
export interface Events {
  /** Calls the listener on each event of that name; returns what ends it. */
  subscribe(target: string, listener: EventListener): () => void
  /** Tells everyone on this page, and nobody else. */
  tell(target: string, event?: Partial<FeatureEvent>): void
}

/** Events of one page, without a service: what one part of it tells, the others hear. */
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

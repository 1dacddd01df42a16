import { useSyncExternalStore } from 'react'
import { browserStore } from '../browserStore'

/** Whether this browser may send page views; undefined: not asked yet. */
export type Consent = 'allowed' | 'refused' | undefined

const listeners = new Set<() => void>()

export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent)
}

export function decide(consent: Exclude<Consent, undefined>): void {
  browserStore.write('analytics', consent)
  for (const listener of listeners) listener()
}

function readConsent(): Consent {
  const kept = browserStore.read('analytics')
  return kept === 'allowed' || kept === 'refused' ? kept : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // The decision was made in another tab.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

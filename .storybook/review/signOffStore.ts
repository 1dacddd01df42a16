import { useSyncExternalStore } from 'react'
import type { SignOff, SignOffs } from './signOffs'

const key = 'atrium-sign-offs'
const listeners = new Set<() => void>()
let text: string | null = null
let known: SignOffs = {}

/** The sign-offs kept in this browser; the sidebar, the header and the review pages share them. */
export function readSignOffs(): SignOffs {
  const kept = localStorage.getItem(key)
  if (kept !== text) {
    text = kept
    known = parse(kept)
  }
  return known
}

export function writeSignOffs(all: SignOffs): void {
  localStorage.setItem(key, JSON.stringify(all))
  for (const listener of listeners) listener()
}

export const signOffOne = (id: string, one: SignOff): void => writeSignOffs({ ...readSignOffs(), [id]: one })

/** Calls the listener after each change, in this window or another one. Returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useSignOffs = (): SignOffs => useSyncExternalStore(subscribe, readSignOffs)

function parse(kept: string | null): SignOffs {
  try {
    return JSON.parse(kept ?? '{}')
  } catch {
    // Something else wrote here.
    return {}
  }
}

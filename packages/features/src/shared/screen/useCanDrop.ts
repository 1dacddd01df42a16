import { useSyncExternalStore } from 'react'

/** Whether files can be dragged here: there is a mouse, a touchpad or a pen. */
export function useCanDrop(): boolean {
  return useSyncExternalStore(subscribe, canDrop, () => true)
}

// Queried each time: the answer changes when a mouse is plugged in.
const query = () => window.matchMedia('(any-pointer: fine)')
const canDrop = () => query().matches

function subscribe(listener: () => void) {
  const pointers = query()
  pointers.addEventListener('change', listener)
  return () => pointers.removeEventListener('change', listener)
}

import { isHeld } from './unsaved'

/** Handles Back and Forward before the router; undefined without unsaved input. */
export const firstLook: { at?: ((event: PopStateEvent) => void) | undefined } = {}

// A window calls its listeners in registration order, regardless of phase.
window.addEventListener('popstate', (event) => firstLook.at?.(event))

/** Only the browser can ask before a reload or a closed tab, with its own dialog and without our code. */
window.addEventListener('beforeunload', (event) => isHeld() && event.preventDefault())

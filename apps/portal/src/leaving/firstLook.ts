import { isHeld } from './unsaved'

/** Who looks at Back and Forward before whatever draws the page; nobody while nothing is typed. */
export const firstLook: { at?: ((event: PopStateEvent) => void) | undefined } = {}

// A window tells its listeners in the order in which they came, whatever phase they ask for.
window.addEventListener('popstate', (event) => firstLook.at?.(event))

/** Of a reload or a closed tab only the browser can ask, in its own words: it waits for nobody's code. */
window.addEventListener('beforeunload', (event) => isHeld() && event.preventDefault())

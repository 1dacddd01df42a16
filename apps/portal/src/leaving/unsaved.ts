import type { Host, Unsaved } from '@atrium/features/shared'

type Go = () => void

/** The discard function of each form with input, and whether the form is modal. */
const held = new Map<() => void, boolean>()
/** Called when input appears, to load the code that asks. */
let tell: (() => void) | undefined
let isWanted = false
let ask: ((go: Go) => void) | undefined
/** The destination, before that code is loaded. */
let waiting: Go | undefined

/** Unsaved input on the page. */
export const unsaved: Unsaved = {
  add(discard, isModal = false) {
    held.set(discard, isModal)
    want(true)
    return () => void held.delete(discard)
  },
  leave(go) {
    if (!tell || !isHeld()) go()
    else if (ask) ask(go)
    else {
      waiting = go
      want(true)
    }
  },
}

function want(wanted: boolean) {
  isWanted = wanted
  tell?.()
}

export const isHeld = () => held.size > 0
export const isModalHeld = () => [...held.values()].includes(true)
export const isAskerWanted = () => isWanted

export function watchWanted(listener: () => void) {
  tell = listener
  return () => {
    tell = undefined
  }
}

/** Registers the code that asks; returns a function that removes it. */
export function askBy(asker: (go: Go) => void) {
  ask = asker
  if (waiting) asker(waiting)
  waiting = undefined
  return () => {
    ask = undefined
  }
}

/** If the code can't be loaded, waiting navigation continues, and the next one tries again. */
export function leaveUnasked(): void {
  want(false)
  waiting?.()
  waiting = undefined
}

export function giveUpAll(): void {
  for (const discard of held.keys()) discard()
  askNoMore()
}

/** Input stays where it is stored for its author. */
export const askNoMore = () => held.clear()

/** Asks before another page opens. A replaced address is a redirect, and the same path is the same page. */
export const asksFirst =
  (navigate: Host['navigate'], pathname: () => string): Host['navigate'] =>
  (to, options) => {
    const go = () => navigate(to, options)
    if (options?.replace || to.split('?')[0] === pathname()) go()
    else unsaved.leave(go)
  }

import type { Host, Unsaved } from '@atrium/features/shared'

type Go = () => void

/** What gives up each form that has something, and whether that is modal. */
const held = new Map<() => void, boolean>()
/** Somebody may ask, once their code is there. */
let tell: (() => void) | undefined
let isWanted = false
let ask: ((go: Go) => void) | undefined
/** Where the person is headed, before anybody can ask. */
let waiting: Go | undefined

/** What is typed on the page and isn't saved. */
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

/** Who asks, until the returned function is called. */
export function askBy(asker: (go: Go) => void) {
  ask = asker
  if (waiting) asker(waiting)
  waiting = undefined
  return () => {
    ask = undefined
  }
}

/** Nobody can ask: whoever waits for it goes on, and the next one wants it anew. */
export function leaveUnasked(): void {
  want(false)
  waiting?.()
  waiting = undefined
}

export function giveUpAll(): void {
  for (const discard of held.keys()) discard()
  askNoMore()
}

/** What is typed stays where it is kept for the person who typed it. */
export const askNoMore = () => held.clear()

/** Asks before another page; what replaces the address is a redirect, and the same path is the same page. */
export const asksFirst =
  (navigate: Host['navigate'], pathname: () => string): Host['navigate'] =>
  (to, options) => {
    const go = () => navigate(to, options)
    if (options?.replace || to.split('?')[0] === pathname()) go()
    else unsaved.leave(go)
  }

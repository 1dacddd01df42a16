import { atom, useStore } from 'jotai'
import { useLayoutEffect, useRef } from 'react'

const scrolledAtom = atom<ReadonlyMap<string, number>>(new Map())

/** Stores the scroll position under this key, and restores it. */
export function useKeptScroll(key: string, scroller: Element | null): void {
  const store = useStore()
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (!scroller) return
    const wanted = store.get(scrolledAtom).get(key) ?? (isFirst.current ? undefined : 0)
    isFirst.current = false
    // The portal first shows a page from its top.
    const frame = requestAnimationFrame(() => {
      if (wanted !== undefined) scroller.scrollTop = wanted
    })
    let last = wanted ?? scroller.scrollTop
    const target = scroller === document.scrollingElement ? document : scroller
    const note = () => {
      last = scroller.scrollTop
    }
    target.addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      target.removeEventListener('scroll', note)
      store.set(scrolledAtom, (known) => new Map(known).set(key, last))
    }
  }, [store, key, scroller])
}

/** The scrolling element: an ancestor, or else the page. */
export function scrollerOf(element: Element): Element | null {
  for (let around = parentOf(element); around; around = parentOf(around))
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around !== document.body) return around
  return document.scrollingElement
}

/** The parent, also out of a shadow root. */
function parentOf(element: Element): Element | null {
  const { parentNode } = element.assignedSlot ?? element
  if (parentNode instanceof ShadowRoot) return parentNode.host
  return parentNode instanceof Element ? parentNode : null
}

const stacks = new WeakMap<HTMLElement, { readonly stack: HTMLElement; users: number }>()

/** The one element in which all floating cards of a place stand; there as long as somebody uses it. */
export function joinStack(place: HTMLElement, className = '') {
  const kept = stacks.get(place) ?? { stack: document.createElement('div'), users: 0 }
  stacks.set(place, kept)
  if (kept.users++ === 0) {
    kept.stack.className = className
    place.append(kept.stack)
  }
  return {
    stack: kept.stack,
    leave() {
      if (--kept.users === 0) kept.stack.remove()
    },
  }
}

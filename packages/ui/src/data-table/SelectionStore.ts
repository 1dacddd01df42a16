/**
 * The selected ids, outside React's state, so that each row can read its own and nothing else is drawn
 * again when one is selected.
 */
export class SelectionStore {
  #listeners = new Set<() => void>()
  #selected: ReadonlySet<string>
  /** Asks for another selection; a controlled table then waits for it to be accepted. */
  onRequest: (next: ReadonlySet<string>) => void = (next) => this.accept(next)

  constructor(selected: ReadonlySet<string>) {
    this.#selected = selected
  }

  get selected() {
    return this.#selected
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  accept(next: ReadonlySet<string>) {
    if (next === this.#selected) return
    this.#selected = next
    for (const listener of this.#listeners) listener()
  }

  /** Selects or clears these ids, leaving all others as they are. */
  change(ids: readonly string[], selected: boolean) {
    const kept = this.#selected
    // Filling a set at once takes half the time of adding many one by one; copying one takes next to none.
    if (selected && ids.length > kept.size) return this.onRequest(new Set([...kept].concat(ids)))
    const next = new Set(kept)
    for (const id of ids) {
      if (selected) next.add(id)
      else next.delete(id)
    }
    this.onRequest(next)
  }
}

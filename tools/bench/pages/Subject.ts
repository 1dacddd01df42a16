/** One contestant in the browser. Each action is what a person does: a click on what is really there. */
export interface Subject {
  /** Makes what it shows, in the shape it wants; not measured. */
  prepare(size: number): void
  /** Shows the first state. Returns when it is in the document. */
  mount(stage: HTMLElement): void
  /** What can be done, by name. Throws when it can't be found. */
  readonly actions: Readonly<Record<string, () => void>>
  /** What can be seen of the result, to compare between contestants. */
  readonly results: Readonly<Record<string, () => string | number>>
}

/** Clicks the first element that matches. */
export function click(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`Nothing matches ${selector}`)
  element.click()
}

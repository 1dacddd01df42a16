/** A contestant in the browser. Each action is a real click on a real element. */
export interface Subject {
  /** Creates its data in the format it needs; not measured. */
  prepare(size: number): void
  /** Renders the initial state. Returns once it is in the document. */
  mount(stage: HTMLElement): void
  /** The actions by name. They throw if their element is missing. */
  readonly actions: Readonly<Record<string, () => void>>
  /** Visible results, to compare contestants. */
  readonly results: Readonly<Record<string, () => string | number>>
}

/** Clicks the first element that matches. */
export function click(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`Nothing matches ${selector}`)
  element.click()
}

const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls']

/** A guide takes these away from what it points at; the answer gives them back. */
export function keepAttributes(elements: readonly Element[]): () => void {
  const kept = elements.flatMap((element) =>
    borrowed.map((name) => ({ element, name, value: element.getAttribute(name) })),
  )
  return () => {
    for (const { element, name, value } of kept) {
      if (value !== null) element.setAttribute(name, value)
    }
  }
}

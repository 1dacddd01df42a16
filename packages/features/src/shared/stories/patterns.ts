/** Names and texts that hold a text of a catalogue, whatever signs it is made of. */
export const containing = (text: string) => new RegExp(literally(text))

export const startingWith = (text: string) => new RegExp(`^${literally(text)}`)

export const endingWith = (text: string) => new RegExp(`${literally(text)}$`)

/** For patterns of one's own, around texts of a catalogue. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds what says exactly this, though parts of it have an element of their own, as numbers that stay whole do. */
export const saying = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && ![...element.children].some((child) => child.textContent === text)

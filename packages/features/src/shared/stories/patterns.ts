/** Matches names and texts that contain a text of a catalogue, with any characters escaped. */
export const containing = (text: string) => new RegExp(literally(text))

export const startingWith = (text: string) => new RegExp(`^${literally(text)}`)

export const endingWith = (text: string) => new RegExp(`${literally(text)}$`)

/** For custom patterns around texts of a catalogue. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches exactly this text, even if parts of it are in their own elements, such as unbreakable numbers. */
export const saying = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && ![...element.children].some((child) => child.textContent === text)

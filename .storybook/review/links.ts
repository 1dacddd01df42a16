/** The address of a story in this Storybook. */
export const storyLink = (id: string, globals = ''): string =>
  `./?path=/story/${id}${globals && `&globals=${globals}`}`

/** The address of the contact sheet of a screen. */
export const sheetLink = (title: string): string =>
  `./?path=/docs/atrium-contact-sheet--docs#${new URLSearchParams({ screen: title })}`

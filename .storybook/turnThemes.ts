/** Turns all that is on the page to its other theme. Tests run its text inside of their pages: it needs nothing else. */
export function turnThemes(): void {
  for (const attribute of ['data-theme', 'data-atrium-theme'])
    for (const element of document.querySelectorAll(`[${attribute}]`))
      element.setAttribute(attribute, element.getAttribute(attribute) === 'dark' ? 'light' : 'dark')
}

/**
 * Switches the page to its other theme. Tests run its source inside their pages, so it must be
 * self-contained.
 */
export function turnThemes(): void {
  for (const attribute of ['data-theme', 'data-atrium-theme'])
    for (const element of document.querySelectorAll(`[${attribute}]`))
      element.setAttribute(attribute, element.getAttribute(attribute) === 'dark' ? 'light' : 'dark')
}

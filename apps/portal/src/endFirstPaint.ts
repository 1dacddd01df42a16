/** Takes away what `index.html` shows until there is a page. */
export const endFirstPaint = (): void => document.getElementById('first')?.remove()

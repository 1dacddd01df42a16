/** Longer descriptions are cut where they are shown. */
const mostShown = 160

export const cut = (text: string): string =>
  [...text].length <= mostShown ? text : `${[...text].slice(0, mostShown - 1).join('')}…`

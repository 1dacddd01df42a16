/** Markup that needs no more escaping. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | false | undefined | readonly Part[]

/** Markup from a template; strings in it are escaped, lists are joined, and `false` and `undefined` are left out. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => text + write(parts[at])).join(''))

function write(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** `1 picture`, `2 pictures`. */
export const count = (number: number, one: string, several = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : several}`

import { sampleWords } from './sampleWords'

export type Said = keyof typeof sampleWords

/** A sample text in the language of the current story, with values for `{0}` and `{1}`. */
export function say(chinese: Said, ...values: readonly (string | number)[]): string {
  const words = document.documentElement.lang === 'en' ? sampleWords[chinese] : chinese
  return values.reduce<string>((text, value, index) => text.replace(`{${index}}`, String(value)), words)
}

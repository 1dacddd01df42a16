/** Whether the text for the company contains a reason of the list as it is. */
export const contains = (text: string, reason: string): boolean => text.includes(reason)

/** The text with a reason of the list added at its end, or taken out if it is there. The rest stays as typed. */
export function toggleReason(text: string, reason: string, between: string): string {
  if (!contains(text, reason)) return text.trim() === '' ? reason : `${text.trimEnd()}${between}${reason}`
  const [before = '', ...after] = text.split(reason)
  return [before.trim(), after.join(reason).trim()].filter((part) => part !== '').join(between)
}

/** One line, as the service stores it. */
export const inOneLine = (text: string): string => text.replace(/\s*\n\s*/gu, ' ').trim()

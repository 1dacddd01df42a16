/**
 * The order of a language, with numbers in text by size: the same as `Intl.Collator`, several times as fast
 * for long lists. Most pairs first differ in two Han characters, two digits or two Latin letters, which are
 * decided here; the collator decides the rest.
 */
export function textOrder(texts: Iterable<string>, locale: string | undefined) {
  const collator = new Intl.Collator(locale, { numeric: true })
  const { compare } = collator
  const plainLatin = /^(zh|en)\b/.test(collator.resolvedOptions().locale)
  const places = hanPlaces(texts, compare)

  return (a: string, b: string): number => {
    const length = Math.min(a.length, b.length)
    let at = 0
    while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at++
    if (at === length) return compare(a, b)

    const left = a.charCodeAt(at)
    const right = b.charCodeAt(at)
    if (isHan(left) && isHan(right)) return (places[left - han] ?? 0) - (places[right - han] ?? 0)
    if (isDigit(left) && isDigit(right)) return compareDigits(a, b, at) ?? compare(a, b)
    // 0x20 converts a Latin letter to lower case; letters that are then equal differ only in case.
    const [small, other] = [left | 0x20, right | 0x20]
    if (plainLatin && isSmallLetter(small) && isSmallLetter(other) && small !== other) return small - other
    return compare(a, b)
  }
}

const han = 0x4e00
const hanEnd = 0x9fff

/** The rank of each Han character that occurs, so that two are compared by subtraction. */
function hanPlaces(texts: Iterable<string>, compare: (a: string, b: string) => number) {
  const places = new Uint16Array(hanEnd - han + 1)
  const found: string[] = []
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (!isHan(code) || places[code - han] !== 0) continue
      places[code - han] = 1
      found.push(text.charAt(at))
    }
  }
  found.sort(compare).forEach((character, place) => {
    places[character.charCodeAt(0) - han] = place
  })
  return places
}

/** Compares two numbers that differ from this digit on; undefined if they have leading zeros. */
function compareDigits(a: string, b: string, at: number) {
  let start = at
  while (start > 0 && isDigit(a.charCodeAt(start - 1))) start--
  if (a.charAt(start) === '0' || b.charAt(start) === '0') return undefined
  const longer = digitsFrom(a, at) - digitsFrom(b, at)
  return longer === 0 ? a.charCodeAt(at) - b.charCodeAt(at) : longer
}

function digitsFrom(text: string, start: number) {
  let end = start
  while (isDigit(text.charCodeAt(end))) end++
  return end - start
}

function isHan(code: number) {
  return code >= han && code <= hanEnd
}

function isDigit(code: number) {
  return code >= 0x30 && code <= 0x39
}

function isSmallLetter(code: number) {
  return code >= 0x61 && code <= 0x7a
}

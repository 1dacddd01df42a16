/**
 * Text in styles that could request something: addresses, and escapes that could spell one. Inline pictures
 * request nothing.
 */
const asking = /url\(|image\(|image-set\(|src\(|element\(|\\/i
const within = /url\("?data:image\/(png|jpeg|gif|webp);base64,[\w+/=]*"?\)/gi
const quoted = /"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/g

const asks = (css: string) => asking.test(css.replace(within, '').replace(quoted, '""'))

/** Removes everything from styles that would request something. */
export function disarm(style: CSSStyleDeclaration): void {
  if (!asks(style.cssText)) return
  for (const name of [...style]) if (asks(style.getPropertyValue(name))) style.removeProperty(name)
  // If it isn't clear which of them it was.
  if (asks(style.cssText)) style.cssText = ''
}

/** A document's style sheet: only rules for elements, none of which loads anything. */
export function disarmedSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  for (let n = sheet.cssRules.length - 1; n >= 0; n--) {
    const rule = sheet.cssRules[n]
    if (rule instanceof CSSStyleRule && rule.cssRules.length === 0) disarm(rule.style)
    else sheet.deleteRule(n)
  }
  return sheet
}

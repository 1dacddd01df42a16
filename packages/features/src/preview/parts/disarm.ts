/** What could ask for something: addresses, and escapes that could spell one. Pictures within the text ask nobody. */
const asking = /url\(|image\(|image-set\(|src\(|element\(|\\/i
const within = /url\("?data:image\/(png|jpeg|gif|webp);base64,[\w+/=]*"?\)/gi
const quoted = /"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/g

const asks = (css: string) => asking.test(css.replace(within, '').replace(quoted, '""'))

/** Takes out of styles what would ask for anything. */
export function disarm(style: CSSStyleDeclaration): void {
  if (!asks(style.cssText)) return
  for (const name of [...style]) if (asks(style.getPropertyValue(name))) style.removeProperty(name)
  // Where it can't be told which it was.
  if (asks(style.cssText)) style.cssText = ''
}

/** A document's style sheet: only rules for elements, none of them loading anything. */
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

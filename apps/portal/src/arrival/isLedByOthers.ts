const pathname = () => window.location.pathname

let latest = pathname()
/** The last kind of navigation since the page loaded. */
let move: string | undefined

for (const { name } of performance.getEntriesByType('navigation')) {
  if (new URL(name).pathname !== latest) move = 'pushState'
}
for (const kind of ['pushState', 'replaceState', 'popstate']) {
  window.addEventListener(kind, () => {
    if (pathname() === latest) return
    latest = pathname()
    move = kind
  })
}

/**
 * Whether the address may come from a link on another site, Back or Forward, rather than from a click on this
 * page.
 */
export function isLedByOthers(): boolean {
  if (move !== undefined) return move !== 'pushState'
  return !document.referrer || new URL(document.referrer).origin !== window.location.origin
}

const pathname = () => window.location.pathname

let latest = pathname()
/** What brought the page where it is, once it was loaded. */
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

/** Whether it may be no click on this page that led where it is, but a link of another site, Back or Forward. */
export function isLedByOthers(): boolean {
  if (move !== undefined) return move !== 'pushState'
  return !document.referrer || new URL(document.referrer).origin !== window.location.origin
}

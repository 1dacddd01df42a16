const pathname = () => window.location.pathname

/** Paths where the page has been since it was loaded. */
const visited = new Set([pathname()])
for (const { name } of performance.getEntriesByType('navigation')) visited.add(new URL(name).pathname)
for (const move of ['pushState', 'replaceState', 'popstate']) {
  window.addEventListener(move, () => visited.add(pathname()))
}

/** Whether a link of another site, or one that hides where it stands, has just loaded the page where it is. */
export function isLedByOthers(): boolean {
  if (visited.size > 1) return false
  return !document.referrer || new URL(document.referrer).origin !== window.location.origin
}

/** Whether a link of another site, or one that hides where it stands, loaded the page at this path. */
export function isLedByOthers(pathname: string): boolean {
  const [load] = performance.getEntriesByType('navigation')
  if (!load || new URL(load.name).pathname !== pathname) return false
  return !document.referrer || new URL(document.referrer).origin !== window.location.origin
}

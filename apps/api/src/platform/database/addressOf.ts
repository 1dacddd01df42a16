/** Where a database is, for people to read: without user and password. */
export function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

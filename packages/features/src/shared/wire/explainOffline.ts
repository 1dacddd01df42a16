const explained = new Set<string>()

/**
 * Writes to the console, once for each service, if it answers but doesn't allow this page's origin. Browsers report that
 * to a page as a lost connection.
 *
 * @param baseUrl origin of the service, with an optional path
 */
export async function explainOffline(baseUrl: string): Promise<void> {
  if (!baseUrl || explained.has(baseUrl)) return
  explained.add(baseUrl)
  const ask = (mode: RequestMode) =>
    fetch(`${baseUrl}/healthz`, { mode, cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  // The answer to a request without CORS can't be read, but there is one.
  if (!(await ask('no-cors'))) explained.delete(baseUrl)
  else if (!(await ask('cors')))
    console.error(
      `The account service at ${baseUrl} doesn’t allow this page. Start it with the page’s origin in EMBED_ORIGINS.`,
    )
}

import type { Page, Request } from 'playwright'

/** The workspace requests the person and the menu on every page. */
const ofFrame = 2

/**
 * Watches a page's requests to the service. The returned function reports where they differ from the early
 * requests of `index.html`, as declared by the service.
 */
export function watchFirstRequests(page: Page): (path: string) => Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname + search)
  }
  page.on('request', note)
  return async (path) => {
    page.off('request', note)
    const begun = await page.evaluate(() => {
      const company = localStorage.getItem('enterPriseId') ?? ''
      const named = document.querySelector<HTMLMetaElement>('meta[name=first-requests]')?.content ?? ''
      return named.split(' ').map((request) => request.replace('{company}', company))
    })
    const unwanted = await page.evaluate(() => [...(window.begun?.answers.keys() ?? [])])
    const again = asked.slice(begun.length).filter((one) => begun.slice(ofFrame).includes(one))
    return [
      ...begun.filter((one, n) => asked[n] !== one).map((one) => `${path} didn’t send ${one} ahead`),
      ...again.map((one) => `${path} asked again for ${one}`),
      ...unwanted.map((one) => `${path} sent ${one} ahead in vain`),
    ]
  }
}

import type { Page, Request } from 'playwright'
import { firstQuestions } from '../../firstQuestions'

/**
 * Watches a page's requests to the service. The returned function reports requests that differ from those
 * that `index.html` had started.
 */
export function watchQuestions(page: Page): (path: string) => Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname + search)
  }
  page.on('request', note)
  return async (path) => {
    page.off('request', note)
    const companyId = await page.evaluate(() => localStorage.getItem('enterPriseId') ?? '')
    const { frame, page: ofPage } = firstQuestions(path)
    const begun = [...frame, ...ofPage].map((question) => question.replace('{company}', companyId))
    const unwanted = await page.evaluate(() => [...(window.begun?.answers.keys() ?? [])])
    const again = asked.slice(begun.length).filter((one) => begun.slice(frame.length).includes(one))
    return [
      ...begun.filter((one, n) => asked[n] !== one).map((one) => `${path} didn’t begin ${one}`),
      ...again.map((one) => `${path} asked again for ${one}`),
      ...unwanted.map((one) => `${path} began ${one} in vain`),
    ]
  }
}

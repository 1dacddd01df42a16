import { firstQuestions, pathsWithQuestions } from '../firstQuestions'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { watchRequests } from './harness/watchRequests'

journey(
  'a page begins what it asks at first before its scripts, and asks nothing in vain',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, '/companySetting')
    const settled = watchRequests(page)
    await settled()
    const companyId = await page.evaluate(() => localStorage.getItem('enterPriseId') ?? '')
    for (const path of ['/personalMainPage', '/companySetting', ...pathsWithQuestions]) {
      const asked: string[] = []
      const note = (request: { url(): string; method(): string }) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname + search)
      }
      page.on('request', note)
      await page.goto(path)
      await expect(page).toHaveTitle(/ [-–] |^个人中心$/)
      await settled()
      page.off('request', note)
      const { frame, page: ofPage } = firstQuestions(path)
      const begun = [...frame, ...ofPage].map((question) => question.replace('{company}', companyId))
      expect(asked.slice(0, begun.length), path).toEqual(begun)
      const askedAgain = asked.slice(begun.length).filter((one) => begun.slice(frame.length).includes(one))
      expect(askedAgain, path).toEqual([])
      // What is left over was not what the page wanted.
      await expect.poll(() => page.evaluate(() => window.begun?.answers.size), { message: path }).toBe(0)
    }
  },
)

import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../apps/api/src/seed/demo.ts'
import type { FeatureName } from '../../packages/embed/src/registry/registry.ts'
import { crawl } from './live/crawl.ts'
import { type LiveSite, openLiveSite } from './live/openLiveSite.ts'
import { signInAs } from './live/signInAs.ts'

let site: LiveSite
beforeAll(async () => {
  site = await openLiveSite()
})
afterAll(() => site?.close())

/** Each has some pages, in browsers of their own, which share the features. */
const people = [
  { person: 'superAdministrator', company: demo.companyId, pages: 3 },
  { person: 'member', company: demo.companyId, pages: 3 },
  { person: 'individual', company: undefined, pages: 3 },
] as const

/** `CRAWL_ONLY=orders,members` leaves out the others. */
const only = process.env.CRAWL_ONLY?.split(',')
const isChosen = (name: string) => only?.includes(name) ?? true

/** In milliseconds. A super administrator's features take about six minutes. */
const longest = 3_600_000

/** What a person may meet, and why. */
const expected = [
  // Nobody names a share, an invitation, a file or a member.
  /shared-files · .*400 POST \/api\/CloudDisk\/OpenShare/,
  // Ordinary members see nobody's drawer, and are told so.
  /member · member · 403 GET \/api\/Enterprise\/GetMemberProfile/,
  // Its badge only explains itself, in a tooltip.
  / · orders · 处理中 · does nothing/,
  // The role is asked for at the same time.
  /member · catalogue · .*403 GET \/api\/OnLineProduct/,
]

describe('every control of every feature on another site leads somewhere', () => {
  it.each(people)(
    'for a $person',
    async ({ person, company, pages }) => {
      const findings: string[] = []
      const table: Record<string, object> = {}
      const known = new Set<string>()
      const waiting: FeatureName[] = []
      const [first, ...others] = await Promise.all(Array.from({ length: pages }, openPage))
      if (!first) return
      const names = (await first.evaluate(() => window.live.names)).filter(isChosen)
      // Its controls end other sessions of the person.
      waiting.push(...names.filter((name) => name !== 'security'))
      await Promise.all([first, ...others].map(crawlWaiting))
      waiting.push(...names.filter((name) => name === 'security'))
      await crawlWaiting(first)
      await Promise.all([first, ...others].map((page) => page.close()))
      console.table(table)
      expect(findings.filter((finding) => !expected.some((one) => one.test(finding)))).toEqual([])

      async function openPage() {
        const page = await site.open()
        await signInAs(page, demo.accounts[person])
        return page
      }

      async function crawlWaiting(page: Page) {
        for (let feature = waiting.shift(); feature; feature = waiting.shift()) {
          const props = feature === 'member' ? { userId: demo.userIds.memberWithoutLicences } : {}
          const report = await crawl(page, { feature, company, props, known })
          const { tried, left, paths } = report
          table[feature] = { tried, 'left, new': left.new, 'left, known': left.known, screens: paths.length }
          findings.push(...report.findings.map((finding) => `${person} · ${feature} · ${finding}`))
        }
      }
    },
    longest,
  )
})

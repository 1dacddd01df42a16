import { env } from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../apps/api/src/seed/demo.ts'
import type { FeatureName } from '../../packages/embed/src/registry/registry.ts'
import { buildPortal } from '../service/buildPortal.ts'
import { crawl } from './live/crawl.ts'
import { type LiveSite, openLiveSite } from './live/openLiveSite.ts'
import { type Mount, mounts, openStage, type Stage } from './live/openStage.ts'
import { signInAs } from './live/signInAs.ts'

/** `CRAWL_MOUNT=frame,token` and `CRAWL_ONLY=orders,members` leave out the others. */
const chosenMounts = env.CRAWL_MOUNT?.split(',') ?? mounts
const chosenFeatures = env.CRAWL_ONLY?.split(',')

/** In milliseconds. Building the portal takes minutes on a busy machine. */
const longestBuild = 1_200_000

let site: LiveSite
beforeAll(async () => {
  // The service sends the pages of frames.
  if (chosenMounts.includes('frame')) buildPortal()
  site = await openLiveSite()
}, longestBuild)
afterAll(() => site?.close())

interface Walk {
  readonly mount: Mount
  readonly person: 'superAdministrator' | 'member' | 'individual'
  readonly company: string | undefined
  /** For all features together. The sum is 23 minutes. */
  readonly minutes: number
}

const company = demo.companyId

/** All controls are tried in React. The other mounts show the same ones, so it takes only some to find what differs. */
const walks: readonly Walk[] = [
  { mount: 'react', person: 'superAdministrator', company, minutes: 6 },
  { mount: 'react', person: 'member', company, minutes: 2 },
  { mount: 'react', person: 'individual', company: undefined, minutes: 2 },
  { mount: 'element', person: 'superAdministrator', company, minutes: 4 },
  { mount: 'frame', person: 'superAdministrator', company, minutes: 4 },
  { mount: 'token', person: 'superAdministrator', company, minutes: 3 },
  { mount: 'token', person: 'member', company, minutes: 2 },
]

/** Pages in browsers of their own, which share the features of a walk. */
const pages = 3

/** What a person may meet, and why. */
const expected = [
  // Nobody names a share, an invitation, a file or a member.
  /shared-files · .*400 POST \/api\/CloudDisk\/OpenShare/,
  // Ordinary members see nobody's drawer, and are told so.
  /member · member · 403 GET \/api\/Enterprise\/GetMemberProfile/,
  // Its badge only explains itself, in a tooltip.
  / · orders · 处理中 · does nothing/,
  // A site's token covers these features in part, as docs/embed-tokens.md says.
  /(agreements|catalogue|join-company|new-company|licence-requests) · .*403 (GET|POST) .*(GetOwnAgreements|myAuthcodes|TrialRequestList|GetJoinStanding|GetAccount|Releases)/,
  // The role is asked for at the same time.
  /member · catalogue · .*403 GET \/api\/OnLineProduct/,
]

/** Features that no token covers, as in `docs/embed-tokens.md`, and the sign-in, which a site with tokens has itself. */
const withoutTokens: readonly FeatureName[] = [
  ...(['account', 'backlog', 'messages', 'own-records', 'second-step', 'security'] as const),
  ...(['social-accounts', 'sign-in'] as const),
]

describe('every control of every feature on another site leads somewhere', () => {
  it.each(walks.filter(({ mount }) => chosenMounts.includes(mount)))(
    'in the mount $mount for a $person',
    async ({ mount, person, company, minutes }) => {
      const findings: string[] = []
      const table: Record<string, object> = {}
      const known = new Set<string>()
      const stages = await Promise.all(Array.from({ length: pages }, openPage))
      const [first] = stages
      if (!first) return
      const all = await first.page.evaluate(() => window.live.names)
      const names = all.filter((name) => chosenFeatures?.includes(name) ?? true)
      const offered = mount === 'token' ? names.filter((name) => !withoutTokens.includes(name)) : names
      // Controls of the security centre end other sessions of the person, so it comes last.
      const waiting = offered.filter((name) => name !== 'security')
      const last = offered.filter((name) => name === 'security')
      const end = Date.now() + minutes * 60_000
      await Promise.all(stages.map((stage) => crawlWaiting(stage, waiting)))
      await crawlWaiting(first, last)
      await Promise.all(stages.map(({ page }) => page.close()))
      console.table(table)
      expect(findings.filter((finding) => !expected.some((one) => one.test(finding)))).toEqual([])

      async function openPage() {
        const page = await site.open()
        if (mount === 'token') await page.evaluate((name) => window.live.use('embed', name), person)
        else await signInAs(page, demo.accounts[person])
        return openStage(page, mount)
      }

      async function crawlWaiting(stage: Stage, queue: FeatureName[]) {
        for (let feature = queue.shift(); feature; feature = queue.shift()) {
          const props = feature === 'member' ? { userId: demo.userIds.memberWithoutLicences } : {}
          const turns = Math.ceil((queue.length + pages) / pages)
          const budget = Math.max(0, end - Date.now()) / turns
          const report = await crawl(stage, { feature, company, props, known, budget })
          const { tried, left, paths } = report
          table[feature] = { tried, 'left, new': left.new, 'left, known': left.known, screens: paths.length }
          findings.push(...report.findings.map((finding) => `${person} · ${feature} · ${finding}`))
        }
      }
    },
  )
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../apps/api/src/seed/demo.ts'
import { crawl } from './live/crawl.ts'
import { type LiveSite, openLiveSite } from './live/openLiveSite.ts'
import { signInAs } from './live/signInAs.ts'

let site: LiveSite
beforeAll(async () => {
  site = await openLiveSite()
})
afterAll(() => site?.close())

/** Each in a browser of their own. A super administrator sees most, so three share the features. */
const people = [
  ...[0, 1, 2].map(
    (share) => ({ person: 'superAdministrator', company: demo.companyId, share, of: 3 }) as const,
  ),
  { person: 'member', company: demo.companyId, share: 0, of: 1 },
  { person: 'individual', company: undefined, share: 0, of: 1 },
] as const

/** What a person may meet, and why. */
const expected = [
  // Nobody names a share, an invitation, a file or a member.
  /shared-files · .*400 POST \/api\/CloudDisk\/OpenShare/,
  // Ordinary members see nobody's drawer, and are told so.
  /member · member · 403 GET \/api\/Enterprise\/GetMemberProfile/,
  // The role is asked for at the same time.
  /member · catalogue · .*403 GET \/api\/OnLineProduct/,
]

describe.concurrent('every control of every feature on another site leads somewhere', () => {
  it.each(people)('for a $person ($share)', async ({ person, company, share, of }) => {
    const page = await site.open()
    await signInAs(page, demo.accounts[person])
    const findings: string[] = []
    const clicks: Record<string, number> = {}
    const names = await page.evaluate(() => window.live.names)
    for (const feature of names.filter((_, index) => index % of === share)) {
      const props = feature === 'member' ? { userId: demo.userIds.memberWithoutLicences } : {}
      const report = await crawl(page, { feature, company, props })
      clicks[feature] = report.clicks
      findings.push(...report.findings.map((finding) => `${person} · ${feature} · ${finding}`))
    }
    console.table(clicks)
    expect(findings.filter((finding) => !expected.some((one) => one.test(finding)))).toEqual([])
    await page.close()
  })
})

import { allocationOperations } from '@atrium/contracts/allocation/policy'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departments, grants, memberships, seatHoldings } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { seededRandom } from '../../testing/hostile/seededRandom'
import { openSession } from '../../testing/openSession'
import type { Impact } from './impactOf'
import { fillRandomCompany, type RandomCompany } from './testing/fillRandomCompany'

/** Uses companies of random shape, seats and grants: the preview must match the effect, to the licence and the seat. */
const seeds = [1, 2, 3, 4]

/** Effects over all tests: one without any losses would pass whatever the service does. */
const seen = { lost: 0, returned: 0, moved: 0, refused: 0, takenBack: 0 }

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

interface Act {
  readonly preview: () => Promise<{ readonly data: Impact; readonly succeeded: boolean }>
  readonly act: (shown: Impact) => Promise<{ readonly succeeded: boolean }>
}

/** Performs a change, and compares its preview with the rows before and after. */
async function holds({ companyId }: RandomCompany, { preview, act }: Act) {
  const before = await look(companyId)
  const { data: shown, succeeded } = await preview()
  expect(succeeded).toBe(true)
  expect(await look(companyId)).toEqual(before)
  const done = await act(shown)
  if (shown.blockers.length > 0) {
    seen.refused += 1
    expect(done.succeeded).toBe(false)
    expect(await look(companyId)).toEqual(before)
    return
  }
  expect(done.succeeded).toBe(true)
  const after = await look(companyId)

  const lost = before.grants.filter((row) => !after.grants.some((left) => left.id === row.id))
  expect(shown.losers.flatMap((loser) => loser.licences.map((licence) => licence.subId)).sort()).toEqual(
    lost.map((row) => row.id).sort(),
  )
  seen.lost += lost.length
  expect(shown.loserCount).toBe(new Set(lost.map((row) => row.userId)).size)
  expect(shown.licenceCount).toBe(lost.length)
  expect(shown.onlineCount).toBe(lost.filter((row) => row.onlineSince !== null).length)

  const grown: Record<string, number> = {}
  for (const [key, free] of after.free) {
    const change = free - (before.free.get(key) ?? 0)
    if (change > 0) grown[key] = change
  }
  seen.returned += Object.keys(grown).length
  expect(
    Object.fromEntries(
      shown.returns.map((row) => [`${row.mainId} ${row.enterpriseDepartmentId}`, row.count]),
    ),
  ).toEqual(grown)
  if (shown.moves) {
    const moved = [...after.places].filter(
      ([userId, departmentId]) => before.places.get(userId) !== departmentId,
    )
    seen.moved += moved.length
    expect(shown.moves.count).toBe(moved.length)
  }
}

async function look(companyId: string) {
  const db = service.database.connection
  const held = await db.select().from(seatHoldings).where(eq(seatHoldings.companyId, companyId))
  const granted = await db.select().from(grants).where(eq(grants.companyId, companyId)).orderBy(grants.id)
  const members = await db.select().from(memberships).where(eq(memberships.companyId, companyId))
  const places = await db.select().from(departments).where(eq(departments.companyId, companyId))
  return {
    grants: granted,
    free: new Map(held.map((row) => [`${row.mainId} ${row.departmentId}`, row.quantity - row.used])),
    places: new Map(members.map((row) => [row.userId, row.departmentId])),
    departmentIds: places.map((row) => row.id).sort(),
  }
}

describe.each(seeds)('previews match the effect (company %i)', (seed) => {
  const random = seededRandom(seed)
  let company: RandomCompany
  let enterPriseId = ''

  beforeAll(async () => {
    company = await fillRandomCompany(service, `random-${seed}`, random)
    enterPriseId = company.companyId
  })
  const as = () => ({ as: { userId: company.boss }, company: company.companyId })

  it('when licences are cancelled', async () => {
    const { mainId, userIds } = await company.someHolders()
    const body = { enterPriseId, mainId, userIds }
    await holds(company, {
      preview: () => service.request(authorisationOperations.previewCancelByProduct, { body }, as()),
      act: () => service.request(authorisationOperations.cancelLicences, { body }, as()),
    })
    const subIds = await company.someGrants()
    const call = { query: { enterPriseId }, body: subIds }
    await holds(company, {
      preview: () => service.request(authorisationOperations.previewCancelGrants, call, as()),
      act: () => service.request(authorisationOperations.cancelMemberLicences, call, as()),
    })
  })

  it('when members move', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const editEnterpriseDepartmentId = company.someDepartment()
      const userIds = await company.someMembersOutside(editEnterpriseDepartmentId)
      const body = { enterPriseId, editEnterpriseDepartmentId, userIds }
      await holds(company, {
        preview: () => service.request(departmentChangesOperations.previewMoveMembers, { body }, as()),
        act: () => service.request(departmentChangesOperations.moveMembers, { body }, as()),
      })
    }
  })

  it('when seats are taken back', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const sharing = await company.someTakingBack()
      if (!sharing) break
      seen.takenBack += 1
      const body = { enterPriseId, ...sharing }
      let recoverSubIds: string[] = []
      await holds(company, {
        preview: async () => {
          const answer = await service.request(allocationOperations.previewTakeBack, { body }, as())
          recoverSubIds = answer.data.recoverSubIds
          return answer
        },
        act: () => service.request(allocationOperations.takeBack, { body: { ...body, recoverSubIds } }, as()),
      })
    }
  })

  it('when departments are deleted, or can’t be', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { departmentIds } = await look(enterPriseId)
      const enterpriseDepartmentId = departmentIds[Math.floor(random() * departmentIds.length)] ?? ''
      const query = { enterpriseId: enterPriseId, enterpriseDepartmentId }
      await holds(company, {
        preview: () => service.request(departmentChangesOperations.previewDeleteDepartment, { query }, as()),
        act: () => service.request(departmentChangesOperations.deleteDepartment, { query }, as()),
      })
    }
  })

  it('when members are removed', async () => {
    const userIds = await company.someMembersOutside('')
    const body = { enterPriseId, userIds }
    await holds(company, {
      preview: () => service.request(departmentChangesOperations.previewDeleteMembers, { body }, as()),
      act: async () => {
        const session = await openSession(service.ports, company.boss, service.clock.now())
        return service.request(
          departmentChangesOperations.deleteMembers,
          { body: { ...body, passportToken: session?.passportToken ?? '' } },
          { as: session?.accessToken ?? '', company: company.companyId },
        )
      },
    })
  })
})

it('covers losses, returns, moves, take-backs and refusals', () => {
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(3)
})

import { deskCertificationsOperations } from '@atrium/contracts/desk/certifications/policy'
import { staffReasonHeader } from '@atrium/contracts/wire/headers'
import { beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../../../seed/demo'
import { seedDemo } from '../../../../seed/seedDemo'
import { certifications, companies, deskClaims } from '../../../../tables'
import { createTestService, type TestService } from '../../../../testing/createTestService'

let service: TestService
beforeEach(async () => {
  service = await createTestService({ fill: seedDemo })
  const { connection } = service.database
  const start = service.clock.now().getTime()
  await connection.delete(certifications)
  for (const [place, caseId] of queue.entries()) {
    const submittedAt = new Date(start + place * 60_000)
    const companyId = `company-of-${caseId}`
    await connection
      .insert(companies)
      .values({ id: companyId, name: caseId, account: caseId, createdAt: submittedAt })
    await connection.insert(certifications).values({
      companyId,
      id: caseId,
      version: 1,
      state: 'pending',
      statusBefore: 0,
      name: `${caseId}建筑设计有限公司`,
      code: '91310000MA1FL5E91U',
      contactPerson: '周静',
      contactPhone: '13600001234',
      remark: '',
      province: '上海市',
      city: '上海市',
      areaOrCounty: '徐汇区',
      detailedAddress: '漕溪北路1号',
      licenceName: 'licence.png',
      submittedBy: demo.userIds.superAdministrator,
      submittedAt,
    })
  }
  return () => service.close()
})

const queue = ['first', 'second', 'third', 'fourth']
const { administrator: clerk, member: colleague } = demo.userIds
const as = { userId: clerk, staff: ['reviewer'] as const }

const claim = (caseId: string, userId: string) =>
  service.database.connection
    .insert(deskClaims)
    .values({ queue: 'certification', caseId, userId, claimedAt: service.clock.now() })

const beside = async (caseId: string) => {
  const { getCertificationCase } = deskCertificationsOperations
  const { nextId, previousId } = (await service.request(getCertificationCase, { params: { caseId } }, { as }))
    .data
  return { previousId, nextId }
}

const approve = async (caseId: string) =>
  (
    await service.request(
      deskCertificationsOperations.approveCertification,
      { params: { caseId }, body: {} },
      { as, headers: { [staffReasonHeader]: encodeURIComponent('审核企业认证') } },
    )
  ).data

describe('the cases beside one', () => {
  it('are its neighbours in the queue', async () => {
    expect(await beside('first')).toEqual({ previousId: null, nextId: 'second' })
    expect(await beside('second')).toEqual({ previousId: 'first', nextId: 'third' })
    expect(await beside('fourth')).toEqual({ previousId: 'third', nextId: null })
  })

  it('leave out what a colleague works on, but not the viewer’s own', async () => {
    await claim('second', colleague)
    await claim('third', clerk)
    expect(await beside('first')).toEqual({ previousId: null, nextId: 'third' })
    expect(await beside('third')).toEqual({ previousId: 'first', nextId: 'fourth' })
  })
})

describe('the case after a decision', () => {
  it('is the next one that is free at that moment', async () => {
    await claim('third', colleague)
    expect(await approve('second')).toMatchObject({ nextId: 'fourth' })
  })

  it('is the oldest that was left out, after the end of the queue', async () => {
    expect(await approve('fourth')).toMatchObject({ nextId: 'first' })
    await approve('first')
    await approve('second')
    expect(await approve('third')).toMatchObject({ nextId: null })
  })
})

import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import {
  departmentAdministrators,
  permissionGroupDepartments,
  permissionGroupMembers,
  permissionGroups,
} from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { convertAdministrators } from './convertAdministrators'

const { companyId, departmentIds, userIds } = demo
let service: TestService

beforeAll(async () => {
  service = await createDemoService()
  const { connection } = service.database
  await connection.delete(permissionGroups)
  await connection.insert(departmentAdministrators).values([
    { companyId, departmentId: departmentIds.structure, userId: userIds.administrator },
    { companyId, departmentId: departmentIds.bimStandards, userId: userIds.otherAdministrator },
    { companyId, departmentId: departmentIds.structure, userId: userIds.otherAdministrator },
  ])
})
afterAll(() => service.close())

it('turns the administrators of a department into its group, once', async () => {
  const { connection } = service.database
  await convertAdministrators(service.database, service.clock.now())
  await convertAdministrators(service.database, service.clock.now())
  expect(await connection.$count(departmentAdministrators)).toBe(0)
  const groups = await connection
    .select({ name: permissionGroups.name, userId: permissionGroupMembers.userId })
    .from(permissionGroups)
    .innerJoin(permissionGroupMembers, eq(permissionGroupMembers.groupId, permissionGroups.id))
    .orderBy(permissionGroups.name, permissionGroupMembers.userId)
  expect(groups).toEqual([
    { name: 'BIM标准组管理员', userId: userIds.otherAdministrator },
    { name: '结构工程事业部管理员', userId: userIds.administrator },
    { name: '结构工程事业部管理员', userId: userIds.otherAdministrator },
  ])
  expect(await connection.$count(permissionGroupDepartments)).toBe(2)
})

it('leaves sub-administrators their departments', async () => {
  const answer = await service.request(
    departmentsOperations.listDepartments,
    { query: { enterpriseId: companyId } },
    { as: { userId: userIds.administrator }, company: companyId },
  )
  expect(answer.data[0]?.enterpriseDepartmentId).toBe(departmentIds.structure)
})

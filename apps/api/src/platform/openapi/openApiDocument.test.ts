import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { allContracts } from '../../contracts'
import { allRoutes } from '../../routes'
import { createTestService, type TestService } from '../../testing/createTestService'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const operations = Object.values(allContracts).flatMap((contract) => Object.values(contract))

it('describes every operation once', async () => {
  const document = await (await service.app.request('/openapi.json')).json()
  const described = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(
    Object.values,
  )
  expect(described).toHaveLength(operations.length)
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(document.paths['/api/Enterprise/AddDepartment'].post).toMatchObject({
    operationId: 'departments.addDepartment',
    'x-access': 'administrator',
    requestBody: {
      content: {
        'application/json': {
          schema: { type: 'object', properties: { departmentName: { type: 'string' } } },
        },
      },
    },
  })
})

it('is created once, not per request', async () => {
  const another = await createTestService()
  const write = vi.spyOn(JSON, 'stringify')
  for (const _ of [1, 2]) expect((await another.app.request('/openapi.json')).status).toBe(200)
  expect(write.mock.calls.filter(([written]) => Object.hasOwn(Object(written), 'openapi'))).toHaveLength(1)
  write.mockRestore()
  await another.close()
})

it('has only operations that the service implements', () => {
  expect(new Set(allRoutes.map(({ operation }) => operation))).toEqual(new Set(operations))
})

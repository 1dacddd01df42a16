import { profileOperations } from '@atrium/contracts/profile/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestService, type TestService } from '../../testing/createTestService'

let service: TestService
beforeAll(async () => {
  service = await createTestService({ settings: { embedOrigins: ['https://host.example'] } })
})
afterAll(() => service.close())

const { path } = profileOperations.getProfile

it('lets only registered sites call with a token', async () => {
  const preflight = (origin: string) =>
    service.app.request(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
  const known = (await preflight('https://host.example')).headers
  expect(known.get('access-control-allow-origin')).toBe('https://host.example')
  expect(known.get('access-control-allow-headers')?.split(',')).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'enterpriseid', 'x-atrium-change']),
  )
  expect(known.get('access-control-allow-credentials')).toBeNull()
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  expect((await preflight('https://host.example.evil')).headers.get('access-control-allow-origin')).toBeNull()
})

it('lets them read refusals too', async () => {
  const response = await service.app.request(path, { headers: { origin: 'https://host.example' } })
  expect(response.status).toBe(401)
  expect(response.headers.get('access-control-allow-origin')).toBe('https://host.example')
})

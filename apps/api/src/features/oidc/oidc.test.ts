import * as client from 'openid-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { TestBrowser } from './testing/TestBrowser'
import { beginSignIn, registerClient } from './testing/testClient'

let service: TestService
beforeAll(async () => {
  // The provider library reads the real clock.
  service = await createDemoService({ now: new Date() })
})
afterAll(() => service.close())

it('signs a person in to an application, which learns what it asked for', async () => {
  const { configuration } = await registerClient(service)
  const { accessToken } = await openDemoSession(service, 'member')
  const browser = new TestBrowser(service, accessToken)
  const scope = 'openid profile phone companies licences'
  const { url, checks } = await beginSignIn(configuration, { scope, company: demo.companyId })
  const returned = await browser.signIn(url)
  const tokens = await client.authorizationCodeGrant(configuration, returned, checks)
  expect(tokens.claims()).toMatchObject({ sub: demo.userIds.member })
  const info = await client.fetchUserInfo(configuration, tokens.access_token, demo.userIds.member)
  console.log(info)
})

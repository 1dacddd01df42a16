import { pagePaths } from '@atrium/contracts/paths'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey as plainJourney } from '../harness/journey'

const journey = plainJourney.extend('environment', { scope: 'file' }, { ACCESS_TOKEN_SECONDS: '10' })

journey('copied tokens can’t be renewed elsewhere, and the person is notified', async ({ visit }) => {
  const owner = await visit()
  // Tokens expire every few seconds, also while the hub connects; the holder of the key renews them.
  owner.tolerate(/status of 401|WebSocket connection/)
  await enter(owner.page, pagePaths.companyOrders)
  await expect(owner.page.getByRole('heading', { name: '我的订单' })).toBeVisible()
  const copied = await owner.page.evaluate(() => ({ ...localStorage }))
  const key = await owner.page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('atrium-session')
        opening.onsuccess = () => {
          const kept = opening.result.transaction('keys').objectStore('keys').get('own')
          kept.onsuccess = () =>
            crypto.subtle
              .exportKey('jwk', kept.result.privateKey)
              .then(resolve, (error) => resolve(error.name))
        }
      }),
  )
  expect(key).toBe('InvalidAccessError')

  const thief = await visit()
  thief.tolerate(/status of 401/)
  await thief.page.goto(pagePaths.agreement)
  await thief.page.evaluate((tokens) => {
    for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value)
  }, copied)
  const refused = await thief.page.request.post('/api/v1/User/refresh', {
    data: {
      accessToken: copied.token?.slice(7),
      refreshToken: copied.refreshToken?.slice(7),
      passportToken: copied.passportToken?.slice(7),
      passportRefreshToken: copied.passportRefreshToken?.slice(7),
      isWebClient: true,
    },
  })
  expect((await refused.json()).error_code).not.toBe(0)

  await expect(async () => {
    await owner.page.goto(pagePaths.companyMessages)
    await expect(owner.page.getByText('有人试图使用您的登录凭证').first()).toBeVisible()
    expect(await owner.page.evaluate(() => localStorage.getItem('token'))).not.toBe(copied.token)
  }).toPass()

  await thief.page.goto(pagePaths.companyOrders)
  await expect(thief.page.getByRole('textbox', { name: '密码' })).toBeVisible()
})

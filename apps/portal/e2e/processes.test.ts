import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../api/src/seed/demo'
import { runPostgres } from '../../api/src/testing/servers/runPostgres'
import { startBalancer } from './harness/balance'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey as plainJourney } from './harness/journey'
import { notification } from './harness/notification'
import { startService } from './harness/startService'
import { openDepartments } from './screens/departments'

const journey = plainJourney
  .extend('postgres', { scope: 'file' }, async ({ endpoint: _ }, { onCleanup }) => {
    const postgres = await runPostgres()
    onCleanup(() => postgres.stop())
    await postgres.createDatabase('atrium')
    return postgres
  })
  .extend('balancer', { scope: 'file' }, async ({ postgres }, { onCleanup }) => {
    const balancer = await startBalancer()
    const environment = {
      DATABASE_URL: postgres.url('atrium'),
      DEMO_DATA: 'on',
      PUBLIC_ORIGIN: balancer.origin,
      ACCESS_TOKEN_SECONDS: '10',
    }
    const services = [await startService({ environment }), await startService({ environment })]
    onCleanup(async () => {
      await balancer.close()
      for (const service of services) await service.dispose()
    })
    balancer.send(services.map((service) => service.origin))
    return balancer
  })
  .extend('origin', { scope: 'file' }, ({ balancer }) => balancer.origin)

journey('two processes on one PostgreSQL serve one session', async ({ visit, balancer }) => {
  const visitor = await visit()
  const { page } = visitor
  // Tokens expire meanwhile: either process renews the other's.
  visitor.tolerate(/status of 401|WebSocket connection/)
  await enter(page, pagePaths.memberManagement)
  const { department, tree, find } = openDepartments(page)
  await department('综合管理部').click()
  await department('综合管理部')
    .getByRole('button', { name: /新增部门$/ })
    .click()
  await tree.getByRole('textbox', { name: '部门名称' }).fill('两地办公室')
  await tree.getByRole('textbox', { name: '部门名称' }).press('Enter')
  await expect(notification(page, '部门新增成功')).toBeVisible()

  // Every reload asks both, and each must know what the other wrote.
  for (let time = 0; time < 3; time++) {
    await page.reload()
    await find('两地办公室')
  }
  await page.goto(`${pagePaths.productLicences}?mainId=${demo.mainIds.bridge}&productType=0`)
  await expect(page.getByRole('table', { name: '已授权用户' }).getByRole('rowheader')).toHaveCount(9)
  expect([...balancer.calls.values()].filter((count) => count >= 5)).toHaveLength(2)
})

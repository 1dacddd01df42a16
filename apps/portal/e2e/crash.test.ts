import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../api/src/seed/demo'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { notification } from './harness/notification'
import { outage } from './harness/outage'
import { openDepartments } from './screens/departments'

journey(
  'a crash during use loses nothing acknowledged, and the page recovers',
  async ({ visit, service }) => {
    const { page, tolerate } = await visit()
    tolerate(...outage)
    const menu = page.getByRole('navigation', { name: '主菜单' })
    await enter(page, pagePaths.licencesByProduct)
    await expect(page.getByRole('row', { name: /工程造价云计价/ })).toBeVisible()
    await menu.getByRole('button', { name: '企业管理' }).click()
    await menu.getByRole('link', { name: '部门与成员管理' }).click()
    const { department, tree, find } = openDepartments(page)
    await department('综合管理部').click()
    await department('综合管理部')
      .getByRole('button', { name: /新增部门$/ })
      .click()
    await tree.getByRole('textbox', { name: '部门名称' }).fill('应急管理室')
    await tree.getByRole('textbox', { name: '部门名称' }).press('Enter')
    await expect(notification(page, '部门新增成功')).toBeVisible()

    const acknowledged = await writeUntilKilled(page, service.origin, () => service.kill())
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough)

    await menu.getByRole('button', { name: '授权管理' }).click()
    await menu.getByRole('link', { name: '按产品授权' }).click()
    await expect(page.getByText('产品列表加载失败')).toBeVisible()
    await service.start()
    await page.getByRole('button', { name: '重试', exact: true }).click()
    await expect(page.getByRole('row', { name: /工程造价云计价/ })).toBeVisible()

    await menu.getByRole('button', { name: '企业管理' }).click()
    await menu.getByRole('link', { name: '部门与成员管理' }).click()
    await find('应急管理室')
    expect(await departmentNames(page, service.origin)).toEqual(expect.arrayContaining([...acknowledged]))
  },
)

const enough = 5

/** Adds departments, several at a time, and kills the service while some are in progress. */
async function writeUntilKilled(page: Page, origin: string, kill: () => Promise<void>) {
  const acknowledged: string[] = []
  const headers = await headersOf(page)
  let killed: Promise<void> | undefined
  const write = async (writer: number) => {
    for (let count = 0; !killed; count++) {
      const departmentName = `第${writer}组${count}`
      const body = {
        enterpriseId: demo.companyId,
        parentId: demo.departmentIds.cost,
        departmentName,
        level: 4,
      }
      const answer = await fetch(`${origin}/api/Enterprise/AddDepartment`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }).then((response) => response.json())
      if (answer.error_code === 0) acknowledged.push(departmentName)
      if (acknowledged.length >= enough) killed ??= kill()
    }
  }
  await Promise.allSettled([1, 2, 3, 4].map(write))
  await killed
  return acknowledged
}

async function departmentNames(page: Page, origin: string): Promise<string[]> {
  const query = new URLSearchParams({ enterpriseId: demo.companyId })
  const response = await fetch(`${origin}/api/Enterprise/GetDepartmentList?${query}`, {
    headers: await headersOf(page),
  })
  const { data } = await response.json()
  return data.map((department: { departmentName: string }) => department.departmentName)
}

async function headersOf(page: Page): Promise<Record<string, string>> {
  const authorization = await page.evaluate(() => localStorage.getItem('token') ?? '')
  return { authorization, 'content-type': 'application/json', enterPriseId: demo.companyId }
}

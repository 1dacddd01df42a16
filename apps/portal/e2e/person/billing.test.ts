import { pagePaths } from '@atrium/contracts/paths'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { takeKeyboard } from '../harness/keyboard'
import { notification } from '../harness/notification'

const path = pagePaths.ownBilling

journey(
  'by keyboard only: add a title, make it the default, edit it, delete it and undo that',
  async ({ visit }) => {
    const { page } = await visit()
    const { press, type, reach } = takeKeyboard(page)
    await enter(page, path, 'individual')
    const titles = page.getByRole('region', { name: '发票抬头' })
    const rows = titles.getByRole('listitem')
    const button = (name: string) => titles.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('dialog')
    const name = '长汀桥梁工程设计有限公司'
    const save = async () => {
      await reach(dialog.getByRole('button', { name: '保存' }))
      await press('Enter')
      await expect(dialog).toBeHidden()
      await expect(notification(page, '保存成功')).toBeVisible()
    }
    const choose = async (action: string, key?: string) => {
      await reach(button(`${name}的操作`), key)
      await press('Enter')
      await reach(page.getByRole('menuitem', { name: action }), 'ArrowDown')
      await press('Enter')
    }

    await reach(button('新增发票抬头'))
    await press('Enter')
    await reach(dialog.getByRole('combobox', { name: '发票抬头' }))
    await type('长汀桥梁')
    await page.getByRole('option', { name }).waitFor()
    await press('ArrowDown', 'Enter')
    await expect(dialog.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue('91350100MA31T5UQ2F')
    await save()
    await expect(rows).toHaveCount(3)

    // The add button is below the rows.
    await choose('设为默认', 'Shift+Tab')
    await expect(notification(page, `已将“${name}”设为默认`)).toBeVisible()
    await expect(rows.first()).toContainText('默认')
    await expect(rows.first()).toContainText(name)

    await reach(button(`编辑：${name}`))
    await press('Enter')
    await reach(dialog.getByRole('textbox', { name: '开户银行' }))
    await type('兴业银行福州分行')
    await save()
    await expect(rows.first()).toContainText('兴业银行福州分行')

    // Focus order: the form's button comes before the button that opened the form.
    await choose('删除', 'Shift+Tab')
    await expect(notification(page, `已删除“${name}”`)).toBeVisible()
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('默认')
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText(name)
  },
)

journey(
  'on a phone: add an address, edit it, and learn of an earlier edit in another tab',
  async ({ visit }) => {
    const { page, openTab } = await visit({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await enter(page, path, 'student')
    const addresses = page.getByRole('region', { name: '收票地址' })
    const rows = addresses.getByRole('listitem')
    const dialog = page.getByRole('dialog', { name: /收票地址$/ })
    const save = () => dialog.getByRole('button', { name: '保存' }).click()

    await addresses.getByRole('button', { name: '新增收票地址' }).click()
    await save()
    await expect(dialog.getByText('请输入收件人')).toBeVisible()
    await dialog.getByLabel('收件人').fill('林小满')
    await dialog.getByLabel('联系电话').fill('138 0000 0005')
    await dialog.getByLabel('所在地区').click()
    for (const option of ['上海市', '上海市', '杨浦区'])
      await page.getByRole('option', { name: option, exact: true }).last().click()
    await dialog.getByLabel('详细地址').fill('四平路1239号')
    await save()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('13800000005')
    await expect(rows).toContainText('默认')

    // Both open the same address; the other tab saves first.
    const other = await openTab()
    await other.goto(path)
    const edit = { name: '编辑：林小满' }
    await other.getByRole('button', edit).click()
    await page.getByRole('button', edit).click()
    await dialog.getByLabel('详细地址').fill('四平路1239号2楼')
    const there = other.getByRole('dialog', { name: '编辑收票地址' })
    await there.getByLabel('详细地址').fill('彰武路100号')
    await there.getByRole('button', { name: '保存' }).click()
    await expect(there).toBeHidden()
    await save()
    await expect(dialog.getByRole('alert')).toContainText('彰武路100号')
    await expect(dialog.getByLabel('详细地址')).toHaveValue('四平路1239号2楼')
    await save()
    await expect(rows).toContainText('四平路1239号2楼')

    await page.goto('/NVH5BillAddress')
    await expect(page).toHaveURL(path)
    await expect(rows).toHaveCount(1)
  },
)

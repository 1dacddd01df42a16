import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../api/src/seed/demo'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { takeKeyboard } from './harness/keyboard'
import { notification } from './harness/notification'
import { departmentIn, openDepartments } from './screens/departments'

journey(
  'by keyboard only: sign in, add, rename and fill a department, assign and cancel a licence',
  async ({ visit }) => {
    const { page } = await visit()
    const { press, type, reach } = takeKeyboard(page)
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await page.goto(pagePaths.memberManagement)
    await reach(page.getByRole('textbox', { name: '账号' }))
    await type(demo.accounts.superAdministrator)
    await reach(page.getByRole('textbox', { name: '密码' }))
    await type(demo.password)
    await press('Enter')

    const { tree, department } = openDepartments(page)
    await reach(department('云筑建筑设计研究院'))
    await press('End', 'Enter')
    await expect(department('综合管理部')).toHaveAttribute('aria-selected', 'true')
    await reach(button('在综合管理部下新增部门'))
    await press('Enter')
    await expect(tree.getByRole('textbox', { name: '部门名称' })).toBeFocused()
    await type('法务室')
    await press('Enter')
    await expect(notification(page, '部门新增成功')).toBeVisible()
    await expect(department('法务室')).toBeFocused()
    await press('F2')
    await type('法律事务室')
    await press('Enter')
    await expect(notification(page, '部门编辑成功')).toBeVisible()
    await expect(department('法律事务室')).toBeFocused()

    await press('Home', 'Enter')
    for (const member of ['苏晚晴 13700000006', '孙立新 13902525364']) {
      await reach(page.getByRole('checkbox', { name: `选择 ${member}` }))
      await press('Space')
    }
    await reach(button('移动成员'), 'Shift+Tab')
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: '移动成员' })
    await reach(dialog.getByRole('searchbox', { name: '搜索部门' }))
    await type('法律事务室')
    await departmentIn(dialog, '法律事务室').waitFor()
    await expect(departmentIn(dialog, '住宅设计一所')).toHaveCount(0)
    await reach(dialog.getByRole('tree').locator('[tabindex="0"]'))
    await press('Home')
    await reach(departmentIn(dialog, '法律事务室'), 'ArrowDown')
    await press('Enter')
    await reach(dialog.getByRole('button', { name: '移动' }))
    await press('Enter')
    await expect(notification(page, '成员移动成功！')).toBeVisible()
    await expect(page.getByRole('row', { name: /苏晚晴/ })).toContainText('法律事务室')

    await reach(page.getByRole('button', { name: /^授权管理/ }), 'Shift+Tab')
    await press('Enter')
    await reach(page.getByRole('link', { name: '按成员授权' }))
    await press('Enter')
    await reach(page.getByRole('link', { name: '管理授权 苏晚晴' }))
    await press('Enter')
    await expect(page.getByText('还没有授权')).toBeVisible()
    await reach(button('分配授权').first())
    await press('Enter')
    const assigning = page.getByRole('dialog', { name: '为“苏晚晴”分配授权' })
    await reach(assigning.getByRole('checkbox', { name: '选择 桥梁结构计算软件' }))
    await press('Space')
    await reach(assigning.getByRole('button', { name: '分配授权' }))
    await press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await reach(page.getByRole('alertdialog').getByRole('button', { name: '确定' }))
    await press('Enter')
    await expect(notification(page, '分配授权成功')).toBeVisible()

    await reach(page.getByRole('checkbox', { name: '选择 桥梁结构计算软件' }))
    await press('Space')
    await reach(button('取消授权'), 'Shift+Tab')
    await press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await reach(page.getByRole('alertdialog').getByRole('button', { name: '取消授权' }))
    await press('Enter')
    await expect(notification(page, '取消授权成功')).toBeVisible()
    await expect(page.getByText('还没有授权')).toBeVisible()
  },
)

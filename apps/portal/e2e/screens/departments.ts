import type { Locator, Page } from 'playwright'

export const departmentIn = (place: Page | Locator, name: string): Locator =>
  place.getByRole('treeitem', { name, exact: true })

/** The department side of `/comMbManage`. */
export function openDepartments(page: Page) {
  const tree = page.getByRole('tree', { name: '部门列表' })
  const department = (name: string) => departmentIn(tree, name)
  const search = (term: string) => page.getByRole('searchbox', { name: '搜索部门' }).fill(term)
  return {
    tree,
    department,
    search,
    /** Opens the path to a department. */
    async find(name: string) {
      await search(name)
      await department(name).waitFor()
    },
    /** Chooses an entry of a department's menu. */
    async act(name: string, action: string) {
      await department(name).click()
      await department(name)
        .getByRole('button', { name: `${name}的操作` })
        .click()
      await page.getByRole('menuitem', { name: action }).click()
    },
  }
}

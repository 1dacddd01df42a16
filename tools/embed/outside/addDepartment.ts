import type { FrameLocator, Page } from 'playwright'

/** Adds a department to the demo company, in the feature that a page or frame shows in either language. */
export async function addDepartment(place: Page | FrameLocator, name: string): Promise<void> {
  const parent = place.getByRole('treeitem', { name: '综合管理部', exact: true })
  await parent.click()
  await parent
    .getByRole('button', { name: /^(在综合管理部下新增部门|Add a department below 综合管理部)$/ })
    .click()
  const field = place.getByRole('textbox', { name: /^(部门名称|Department name)$/ })
  await field.fill(name)
  await field.press('Enter')
  await place.getByRole('treeitem', { name, exact: true }).waitFor()
}

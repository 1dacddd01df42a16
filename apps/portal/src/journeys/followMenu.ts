import { userEvent, within } from 'storybook/test'
import { pageOf } from '../../../../packages/features/src/shared/stories/storySteps'
import { textsOf } from '../../../../packages/features/src/shared/stories/textsOf'
import { workspaceMessages } from '../../../../packages/features/src/workspace/messages'
import { companyMenus } from '../../../api/src/features/workspace/menus'

const texts = textsOf(workspaceMessages)
const menus = companyMenus('superAdministrator', new Set())

/** Follows the menu entry with this id; on a phone it opens the menu first. */
export async function followMenu(story: { readonly canvasElement: HTMLElement }, id: string): Promise<void> {
  const page = pageOf(story)
  if (matchMedia('(width < 768px)').matches) {
    await userEvent.click(await page.findByRole('button', { name: texts.openMenu }))
  }
  const menu = within(await page.findByRole('navigation', { name: texts.mainMenu }))
  const entry = menus.find(({ menuId }) => menuId === id)
  const above = menus.find(({ menuId }) => menuId === entry?.parentId)
  if (above) {
    const submenu = await menu.findByRole('button', { name: nameOf(above) })
    if (submenu.ariaExpanded === 'false') await userEvent.click(submenu)
  }
  await userEvent.click(await menu.findByRole('link', { name: nameOf(entry) }))
}

const nameOf = (entry: (typeof menus)[number] | undefined) =>
  texts.menuName(entry?.menuId ?? '', entry?.name ?? '')

import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Answer } from '../shared/stories/answers'
import { textsOf } from '../shared/stories/textsOf'
import { departmentDialogMessages, departmentsMessages } from './messages'

const texts = textsOf(departmentsMessages)
const dialogTexts = textsOf(departmentDialogMessages)

/** Steps and elements of this feature's stories, in a person's terms. */

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

/** These answers in place of the feature's default ones. */
export const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

export async function startAdding({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('treeitem', { name }))
  await userEvent.click(canvas.getByRole('button', { name: texts.addDepartmentTo(name) }))
  return canvas.findByRole('textbox', { name: texts.departmentName })
}

export async function chooseDelete({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('treeitem', { name }))
  await userEvent.click(canvas.getByRole('button', { name: texts.actionsOf(name) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.deleteDepartment }))
}

export async function editName({ canvas, userEvent }: Context, name: string) {
  await userEvent.dblClick(await canvas.findByText(name))
  return canvas.findByRole('textbox', { name: texts.name })
}

export async function startMoving({ canvas, userEvent }: Context, names: readonly string[]) {
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }))
  await userEvent.click(await canvas.findByRole('button', { name: dialogTexts.moveTitle }))
  return screen.findByRole('dialog', { name: dialogTexts.moveTitle })
}

/** The question can be confirmed once the impact is shown. */
export async function sayYes({ userEvent }: Pick<Context, 'userEvent'>, dialog: HTMLElement, name: string) {
  const button = within(dialog).getByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** Toasts and dialogs fade in. */
export const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

/** Content behind it is inaccessible until then. */
export const dialogCloses = () =>
  waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull())

/** The button within the same message as an element. */
export async function buttonBeside(element: HTMLElement, name: string) {
  return within(element.parentElement ?? element).findByRole('button', { name })
}

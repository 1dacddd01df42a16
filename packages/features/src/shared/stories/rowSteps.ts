import type { StoryContext } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { listMessages } from '../list/messages'
import { textsOf } from './textsOf'

const lists = textsOf(listMessages)

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Opens the menu of a row, and resolves to one of its entries. */
export async function findInRow({ canvas, userEvent }: Context, row: string, name: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: lists.actionsOf(row) }))
  return screen.findByRole('menuitem', { name })
}

/** Chooses an entry of a row's menu. */
export async function chooseInRow(context: Context, row: string, name: string) {
  await context.userEvent.click(await findInRow(context, row, name))
}

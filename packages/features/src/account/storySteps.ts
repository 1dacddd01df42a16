import { userEvent } from 'storybook/test'
import { codeMessages } from '../shared/codes/messages'
import { startingWith } from '../shared/stories/patterns'
import { textsOf } from '../shared/stories/textsOf'
import { accountMessages } from './messages'

const texts = textsOf(accountMessages)
const codes = textsOf(codeMessages)

interface Canvas {
  findByLabelText(text: RegExp | string): Promise<HTMLElement>
}

const rebindTo = { password: 'Atrium@2026', newMobile: '13900002222', code: '123456' } as const

/** Fills in the form for changing the phone. */
export async function fillRebind(
  canvas: Canvas,
  given: Partial<typeof rebindTo> | Record<string, string> = rebindTo,
) {
  const { password = '', newMobile = '', code = '' } = given
  if (password)
    await userEvent.type(await canvas.findByLabelText(startingWith(texts.passwordTitle)), password)
  if (newMobile) await userEvent.type(await canvas.findByLabelText(startingWith(texts.newPhone)), newMobile)
  if (code) await userEvent.type(await canvas.findByLabelText(startingWith(codes.code)), code)
}

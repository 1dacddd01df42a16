import { userEvent } from 'storybook/test'

interface Canvas {
  findByLabelText(text: RegExp | string): Promise<HTMLElement>
}

const rebindTo = { password: 'Atrium@2026', newMobile: '13900002222', code: '123456' } as const

/** Types what a re-bind asks for. */
export async function fillRebind(
  canvas: Canvas,
  given: Partial<typeof rebindTo> | Record<string, string> = rebindTo,
) {
  const { password = '', newMobile = '', code = '' } = given
  if (password) await userEvent.type(await canvas.findByLabelText(/^登录密码/), password)
  if (newMobile) await userEvent.type(await canvas.findByLabelText(/^新手机号/), newMobile)
  if (code) await userEvent.type(await canvas.findByLabelText(/^验证码/), code)
}

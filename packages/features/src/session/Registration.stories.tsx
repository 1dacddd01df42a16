import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { codeErrors } from '../shared/codes/contract'
import { answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { sessionErrors } from './contract'
import { mockSession, sessionAnswers } from './mocks'
import { Registration, type RegistrationProps } from './Registration'
import { registrationContract as operations } from './registration/contract'

function Page(props: Omit<RegistrationProps, 'session'>) {
  const [session] = useState(() => mockSession('signedOut'))
  return (
    <main>
      <Registration {...props} session={session} />
    </main>
  )
}

const answering = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })

/** Opening an account, as part of `/joinCompany`. */
const meta = {
  title: 'Features/Session/Registration',
  component: Page,
  decorators: [withFeature(sessionAnswers)],
  args: { name: '', submitLabel: '注册并申请加入', onRegistered: fn(), onSignIn: fn() },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fill(canvas: Canvas, password = 'Bridges-and-4-arches') {
  await userEvent.type(canvas.getByLabelText(/^手机号/), '13712345678')
  await userEvent.type(canvas.getByLabelText(/^验证码/), '123456')
  await userEvent.type(canvas.getByLabelText(/^姓名/), '白露')
  await userEvent.type(canvas.getByLabelText(/^设置密码/), password)
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '注册并申请加入' }))

/** The code can be asked for once the number is right. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: '获取验证码' })
    await expect(ask).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/^手机号/), '13712345678')
    await userEvent.click(ask)
    await expect(await canvas.findByText(/^验证码已发送至 13712345678/)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^手机号/), '12345')
    await send(canvas)
    await expect(canvas.getByText('请输入正确的手机号')).toBeVisible()
    await expect(canvas.getByText('请输入验证码')).toBeVisible()
    await expect(canvas.getByText('请输入姓名')).toBeVisible()
    await expect(canvas.getByText('请设置密码')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^手机号/)).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.registerPerson)),
  play: async ({ canvas }) => {
    await fill(canvas)
    await send(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '注册并申请加入' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

const sent = answer(operations.sendRegistrationCode, { retryAfterSeconds: 60 })
const proofRequired = refuse(operations.sendRegistrationCode, codeErrors.proofRequired)

/** Many codes went out to this address: the next one asks for a check, which is then sent along. */
export const ProofRequired: Story = {
  parameters: answering({
    operation: operations.sendRegistrationCode,
    respond: (request) =>
      (JSON.stringify(request.body).includes('nonce') ? sent : proofRequired).respond(request),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^手机号/), '13712345678')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('52606 获取验证码次数较多，请完成验证后再获取')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '开始验证' }))
    await canvas.findByText('验证已完成')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText(/^验证码已发送至 13712345678/)).toBeVisible()
  },
}

/** The code was wrong: nothing typed is lost. */
export const Rejected: Story = {
  parameters: answering(refuse(operations.registerPerson, codeErrors.wrong)),
  play: async ({ canvas }) => {
    await fill(canvas)
    await send(canvas)
    await expect(await canvas.findByText('验证码错误，请重新输入')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^验证码/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^设置密码/)).toHaveValue('Bridges-and-4-arches')
  },
}

export const Saved: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await send(canvas)
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledWith('白露'))
  },
}

/** A number that has an account leads to the sign-in: told to who proved by the code that it is theirs. */
export const AccountExists: Story = {
  parameters: answering(refuse(operations.registerPerson, sessionErrors.accountExists)),
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await send(canvas)
    await expect(await canvas.findByText('该手机号已注册，请直接登录')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '去登录' }))
    await expect(args.onSignIn).toHaveBeenCalled()
  },
}

export const CommonPassword: Story = {
  parameters: answering(refuse(operations.registerPerson, sessionErrors.commonPassword)),
  play: async ({ canvas }) => {
    await fill(canvas, 'password1')
    await send(canvas)
    await expect(await canvas.findByText('这个密码太常见，容易被猜到，请换一个')).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: answering(fail(operations.registerPerson, 'offline')),
  play: async ({ canvas }) => {
    await fill(canvas)
    await send(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络错误')
    await expect(canvas.getByLabelText(/^姓名/)).toHaveValue('白露')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { locale: 'en' },
  args: { submitLabel: 'Register and apply' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Mobile number/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

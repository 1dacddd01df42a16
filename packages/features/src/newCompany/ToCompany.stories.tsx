import { newCompanyContract as operations } from '@atrium/contracts/newCompany/contract'
import { newCompanyRefusals } from '@atrium/contracts/newCompany/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type Answer, answer, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { newCompanyMessages } from './messages'
import { newCompanyAnswers } from './mocks'
import { ToCompany } from './ToCompany'

const texts = textsOf(newCompanyMessages)
const navigate = fn()
const notify = fn()
const host = { navigate, notify, companyId: undefined, companyRole: undefined }

/** Creating or joining a company, `/personalToComAuth`. */
const meta = {
  id: 'features-newcompany-tocompany',
  title: 'Features/NewCompany/ToCompany 创建或加入企业',
  component: ToCompany,
  decorators: [withFeature(newCompanyAnswers)],
  parameters: { feature: { host } },
  args: { phone: '13800000001' },
  beforeEach: () => {
    navigate.mockClear()
    notify.mockClear()
  },
} satisfies Meta<typeof ToCompany>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host } })
const typed = '云筑新材料有限公司'

async function open(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('combobox', { name: startingWith(texts.name) }), typed)
  // The events after the press would open the list again.
  await screen.findByRole('listbox', { name: texts.registered })
  await userEvent.click(canvas.getByRole('button', { name: texts.open }))
}

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.open })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: texts.toBacklog })).toHaveAttribute(
      'href',
      pagePaths.backlog,
    )
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.open }))
    await expect(await canvas.findByText(texts.nameRequired)).toBeVisible()
    await userEvent.type(
      canvas.getByRole('textbox', { name: startingWith(texts.link) }),
      'https://a.example/',
    )
    await userEvent.click(canvas.getByRole('button', { name: texts.follow }))
    await expect(await canvas.findByText(texts.linkWrong)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.openCompany)),
  play: async ({ canvas }) => {
    await open(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.open })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.openCompany, newCompanyRefusals.nameTaken)),
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(await canvas.findByText(sentenceOf(newCompanyRefusals.nameTaken))).toBeVisible()
  },
}

/** The maximum number of uncertified companies is reached. */
export const TooMany: Story = {
  parameters: answering(refuse(operations.openCompany, newCompanyRefusals.tooManyUncertified)),
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(
      await canvas.findByText(containing(sentenceOf(newCompanyRefusals.tooManyUncertified))),
    ).toBeVisible()
  },
}

/** Leads to the certification of the new company. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.opened(typed) }),
    )
    await expect(navigate).toHaveBeenCalledWith(`${pagePaths.companyInformation}?enterpriseId=company-9`)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const TakenWhileTyping: Story = {
  parameters: answering(answer(operations.checkName, false)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: startingWith(texts.name) }), typed)
    await expect(await canvas.findByText(texts.nameTaken)).toBeVisible()
    await expect(await screen.findByRole('listbox', { name: texts.registered })).toBeVisible()
  },
}

export const FollowsALink: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('textbox', { name: startingWith(texts.link) })
    await userEvent.type(link, 'https://a.example/joinCompany?link=acme.1.x')
    await userEvent.click(canvas.getByRole('button', { name: texts.follow }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(`${pagePaths.joinCompany}?link=acme.1.x`))
  },
}

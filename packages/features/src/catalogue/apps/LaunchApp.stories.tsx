import { appsContract as operations } from '@atrium/contracts/catalogue/apps/contract'
import { appsRefusals } from '@atrium/contracts/catalogue/apps/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answer, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { textsOf } from '../../shared/stories/textsOf'
import { catalogueAnswers } from '../mocks'
import { at, calls, inFeature, leaveFor, resetSteps } from '../storySteps'
import { LaunchApp } from './LaunchApp'
import { appsMessages } from './messages'
import { answersAboutApps } from './mocks'

const texts = textsOf(appsMessages)
const showing = (...answers: readonly Answer[]) =>
  at(pagePaths.launchApp, 'source=company&id=grant-1&company=company-1', ...answers)

/** Opens an app, `/cloud-application`. */
const meta = {
  id: 'features-catalogue-launchapp',
  title: 'Features/Catalogue/LaunchApp 打开云应用',
  component: LaunchApp,
  decorators: [inFeature, withFeature([...catalogueAnswers, ...answersAboutApps()])],
  parameters: { feature: showing().feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof LaunchApp>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.launchApp)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.launching)
  },
}

/** Requests one ticket, and leads the tab to the address that accepts it. */
export const Ready: Story = {
  play: async () => {
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://bim.example.com/open?ticket=1'))
    const body = { source: 'company', id: 'grant-1', grantedBy: 'company-1', takesOver: false }
    await expect(calls.filter(({ operation }) => operation === operations.launchApp.name)).toMatchObject([
      { body },
    ])
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.launchApp, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.launchFailed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.tryAgain })).toBeEnabled()
  },
}

export const NotFound: Story = {
  parameters: showing(fail(operations.launchApp, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unknown)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toApps })).toBeVisible()
  },
}

/** There is no retry if the failure can't pass by itself. */
export const Rejected: Story = {
  parameters: showing(refuse(operations.launchApp, appsRefusals.over)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.overHint)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.tryAgain })).toBeNull()
  },
}

/** Its seat is in use on another device: the person can take it over here. */
export const InUseElsewhere: Story = {
  parameters: showing(refuse(operations.launchApp, appsRefusals.inUse)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.inUse)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.takeOver }))
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ takesOver: true }))
  },
}

export const Narrow: Story = {
  parameters: showing(refuse(operations.launchApp, appsRefusals.inUse)),
  globals: { viewport: { value: 'narrow' } },
}

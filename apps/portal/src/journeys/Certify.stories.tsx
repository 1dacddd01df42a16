import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { certificationMessages } from '../../../../packages/features/src/company/certification/messages'
import {
  chooseLicence,
  fillForm,
  pictureOf,
} from '../../../../packages/features/src/company/certification/storySteps'
import { companyMessages } from '../../../../packages/features/src/company/messages'
import { pictureMessages } from '../../../../packages/features/src/shared/pictures/messages'
import { textsOf } from '../../../../packages/features/src/shared/stories/textsOf'
import { createJourney } from './createJourney'
import { followMenu } from './followMenu'
import { rememberCertification } from './rememberCertification'

const texts = textsOf(certificationMessages)
const pictures = textsOf(pictureMessages)
const company = textsOf(companyMessages)

const journey = createJourney({
  begins: { at: pagePaths.companyHome, session: 'signedIn' },
  serve: rememberCertification,
})

/** A company submits its record, and the vendor certifies it. */
const meta = {
  id: 'journeys-certify',
  title: 'Journeys/Certify 企业认证',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: journey.render,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const openForm: Play = async ({ canvas, userEvent, step }) => {
  await step('The home of a company that isn’t certified leads to the form', async () => {
    await userEvent.click(await canvas.findByRole('link', { name: company.certifyNow }))
    await expect(await canvas.findByRole('button', { name: texts.submit })).toBeVisible()
  })
}

const fillIn: Play = async (story) => {
  const { canvas, canvasElement, step } = story
  await openForm(story)
  await step('The form is filled in', async () => {
    await fillForm()
    await chooseLicence(canvasElement, pictureOf(6000))
    await expect(await canvas.findByRole('button', { name: pictures.removePicture })).toBeVisible()
  })
}

const submit: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await fillIn(story)
  await step('It is submitted', async () => {
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }))
    await expect(await canvas.findByText(texts.doneTitle)).toBeVisible()
  })
}

const approve: Play = async (story) => {
  const { canvas, step } = story
  await submit(story)
  await step('The vendor approves it, and the page shows it at once', async () => {
    journey.happens((service) => service.approve(), {
      target: 'OnMessage',
      id: 1,
      text: '',
      payload: { kind: 'certification' },
    })
    await expect(await canvas.findByText(texts.doneApproved)).toBeVisible()
  })
}

/** The whole journey, back to the company's home page. */
export const Walk: Story = {
  play: async (story) => {
    const { canvas, step } = story
    await approve(story)
    await step('The company’s home shows it too', async () => {
      await followMenu(story, 'company-home')
      await expect(await canvas.findByText(company['certification.certified'])).toBeVisible()
    })
  },
}

export const FilledIn: Story = { play: fillIn }

export const Submitted: Story = { play: submit }

export const Approved: Story = { play: approve }

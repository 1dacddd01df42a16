import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { allocationMessages } from '../../../../packages/features/src/allocation/messages'
import { authorisationMessages } from '../../../../packages/features/src/authorisation/messages'
import { startingWith } from '../../../../packages/features/src/shared/stories/patterns'
import { expectNotice, pageOf } from '../../../../packages/features/src/shared/stories/storySteps'
import { textsOf } from '../../../../packages/features/src/shared/stories/textsOf'
import {
  componentMessages,
  sharedMessages,
} from '../../../../packages/features/src/shared/texts/sharedMessages'
import { createJourney } from './createJourney'
import { followMenu } from './followMenu'
import { giver, newcomer, product, rememberSeats, taker } from './rememberSeats'

const allocation = textsOf(allocationMessages)
const texts = textsOf(authorisationMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)

const journey = createJourney({
  begins: { at: pagePaths.allocation, session: 'signedIn' },
  serve: rememberSeats,
})

/** A department gets seats, and one of its members a licence. */
const meta = {
  id: 'journeys-allocateandgrant',
  title: 'Journeys/AllocateAndGrant 下发与授权',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: journey.render,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Owned, used, allocated and free, before the actions. */
async function expectSeats({ canvas }: Parameters<Play>[0], department: string, figures: readonly string[]) {
  const row = await canvas.findByRole('row', { name: startingWith(department) })
  await waitFor(() =>
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(-5, -1)
        .map((cell) => cell.textContent.replace(/\D/g, '')),
    ).toEqual(figures),
  )
}

const allocate: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await step('A department allocates two seats to the one below it', async () => {
    await expectSeats(story, taker.departmentName, ['8', '8', '0', '0'])
    await userEvent.click(
      await canvas.findByRole('button', { name: allocation.allocateFrom(giver.departmentName) }),
    )
    const count = await canvas.findByRole('textbox', { name: allocation.countFor(taker.departmentName) })
    await userEvent.type(count, '2{Enter}')
    await expectNotice(story, allocation.allocated)
    await expectSeats(story, taker.departmentName, ['10', '8', '0', '2'])
  })
}

const openMember: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await allocate(story)
  await step('One of its members has no licence yet', async () => {
    await followMenu(story, 'by-member')
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: texts.searchMembers }),
      `${newcomer.userName}{Enter}`,
    )
    await userEvent.click(await canvas.findByRole('link', { name: texts.manageFor(newcomer.userName) }))
    await expect(await canvas.findByText(texts.noLicences)).toBeVisible()
  })
}

const chooseProduct: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await openMember(story)
  await step('The product is chosen', async () => {
    const [assign] = await canvas.findAllByRole('button', { name: texts.assign })
    if (assign) await userEvent.click(assign)
    const dialog = within(
      await pageOf(story).findByRole('dialog', { name: texts.assignTo(newcomer.userName) }),
    )
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: components.selectRow(product.productName) }),
    )
    await expect(await dialog.findByText(texts.chosenProducts(1))).toBeVisible()
  })
}

const grant: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await chooseProduct(story)
  await step('The licence is assigned and listed', async () => {
    const dialog = within(pageOf(story).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.assign }))
    const question = within(await pageOf(story).findByRole('alertdialog', { name: texts.assignConfirm }))
    await userEvent.click(question.getByRole('button', { name: shared.confirm }))
    await expectNotice(story, texts.assigned)
    const licences = within(await canvas.findByRole('table', { name: texts.licences }))
    await expect(await licences.findByRole('rowheader', { name: product.productName })).toBeVisible()
  })
}

/** The whole journey, back to its start: the department has used one of its seats. */
export const Walk: Story = {
  play: async (story) => {
    await grant(story)
    await story.step('The department has used one of its seats', async () => {
      await followMenu(story, 'allocation')
      await expectSeats(story, taker.departmentName, ['10', '9', '0', '1'])
    })
  },
}

export const SeatsAllocated: Story = { play: allocate }

export const ProductChosen: Story = { play: chooseProduct }

export const LicenceGranted: Story = { play: grant }

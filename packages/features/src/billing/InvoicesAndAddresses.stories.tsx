import { mostKept, billingContract as operations } from '@atrium/contracts/billing/contract'
import { billingRefusals } from '@atrium/contracts/billing/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import {
  answer,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { undoMessages } from '../shared/undo/messages'
import { BillingFeature } from './BillingFeature'
import { billingMessages } from './messages'
import { billingAnswers, someAddress, someCompany, somePerson } from './mocks'

const texts = textsOf(billingMessages)
const shared = textsOf(sharedMessages)
const undoing = textsOf(undoMessages)
const lists = textsOf(listMessages)

/** `/billAndAddressManage`. */
const meta = {
  id: 'features-billing-invoicesandaddresses',
  title: 'Features/Billing/InvoicesAndAddresses 发票与地址',
  component: BillingFeature,
  decorators: [withFeature(billingAnswers)],
  parameters: {
    feature: { host: { companyId: undefined, location: { pathname: pagePaths.ownBilling, search: '' } } },
  },
} satisfies Meta<typeof BillingFeature>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

/** Picks an item from a row's `…` menu. */
async function choose(canvas: Canvas, sectionName: string, row: string, action: string) {
  const rows = await section(canvas, sectionName)
  await userEvent.click(await rows.findByRole('button', { name: lists.actionsOf(row) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export const Loading: Story = {
  parameters: answering(never(operations.listTitles), never(operations.listAddresses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.titles })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listTitles, []), answer(operations.listAddresses, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noTitles)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: texts.addAddress })).toBeVisible()
  },
}

/** The default comes first; it can't be made default again. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('region', { name: texts.titles }))
    const [first, second] = await rows.findAllByRole('listitem')
    await expect(first).toHaveTextContent(someCompany.unifiedSocialCreditCode)
    await expect(first).toHaveTextContent(texts.isDefault)
    await expect(second).toHaveTextContent(somePerson.invoiceHeader)
    await expect(second).not.toHaveTextContent(texts.isDefault)
    const places = await section(canvas, texts.addresses)
    await expect(await places.findByText('上海市 杨浦区 国康路88号16层')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listTitles, 'unavailable')),
  play: hasFailed(() => texts.titlesFailed),
}

/** A sub-administrator without access to the company's orders. */
export const Forbidden: Story = {
  parameters: {
    feature: {
      host: { location: { pathname: pagePaths.ownBilling, search: '' } },
      answers: [fail(operations.listTitles, 'forbidden'), fail(operations.listAddresses, 'forbidden')],
    },
  },
  play: isForbidden,
}

const long = {
  ...someCompany,
  invoiceHeader: '云筑建筑设计研究院有限公司上海虹桥国际中央商务区城市更新与既有建筑改造分公司',
  bankName: '招商银行股份有限公司上海自由贸易试验区临港新片区支行营业部',
  registeredAddress: '上海市闵行区申虹路1188弄虹桥绿谷广场C座12层1201至1218室',
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listTitles, [long]),
    answer(operations.listAddresses, [
      {
        ...someAddress,
        addressee: '新疆维吾尔自治区建筑设计研究院财务部发票管理岗',
        detailedAddress: long.registeredAddress,
      },
    ]),
  ),
  play: async ({ canvas }) => {
    const rows = await section(canvas, texts.titles)
    await expect((await rows.findAllByRole('listitem'))[0]).toHaveTextContent(long.invoiceHeader)
  },
}

/** The maximum number: nothing more can be added. */
export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listTitles,
      Array.from({ length: mostKept }, (_, n) => ({
        ...(n % 3 === 1 ? somePerson : someCompany),
        invoiceId: `title-${n}`,
        isDefault: n === 0,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    const rows = await section(canvas, texts.titles)
    await expect(await rows.findByText(texts.full(mostKept))).toBeVisible()
    await expect(rows.queryByRole('button', { name: texts.addTitle })).toBeNull()
  },
}

/** The whole row opens it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 768) return
    const rows = await section(canvas, texts.titles)
    await userEvent.click(await rows.findByRole('button', { name: texts.editOf(someCompany.invoiceHeader) }))
    await expect(await screen.findByRole('dialog', { name: texts.editTitle })).toBeVisible()
  },
}

const calls: RecordedCall[] = []
const recording = { feature: { ...meta.parameters.feature, calls } }

/** It can be undone: the entry is added again, as the default. */
export const DeleteSucceeds: Story = {
  parameters: recording,
  play: async (story) => {
    await choose(story.canvas, texts.titles, someCompany.invoiceHeader, texts.remove)
    await expectNotice(story, texts.deleted(someCompany.invoiceHeader))
    await userEvent.click(await screen.findByRole('button', { name: undoing.undo }))
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'addTitle')?.body).toMatchObject({
        invoiceHeader: someCompany.invoiceHeader,
        isDefault: true,
      }),
    )
  },
}

export const DeleteFails: Story = {
  parameters: answering(refuse(operations.deleteAddress, billingRefusals.missing)),
  play: async (story) => {
    await choose(story.canvas, texts.addresses, someAddress.addressee, texts.remove)
    await expectNotice(story, sentenceOf(billingRefusals.missing))
  },
}

export const SetDefaultSucceeds: Story = {
  parameters: recording,
  play: async (story) => {
    await choose(story.canvas, texts.titles, somePerson.invoiceHeader, texts.makeDefault)
    await expectNotice(story, texts.madeDefault(somePerson.invoiceHeader))
    await userEvent.click(await screen.findByRole('button', { name: undoing.undo }))
    await waitFor(() =>
      expect(
        calls.filter(({ operation }) => operation === 'setDefaultTitle').map(({ body }) => body),
      ).toEqual([{ invoiceId: somePerson.invoiceId }, { invoiceId: someCompany.invoiceId }]),
    )
  },
}

/** Another page saved first: its values are shown, the typed ones stay, and saving again replaces them. */
export const EditedMeanwhile: Story = {
  parameters: answering(refuse(operations.editAddress, billingRefusals.changedMeanwhile)),
  play: async ({ canvas }) => {
    const rows = await section(canvas, texts.addresses)
    await userEvent.click(await rows.findByRole('button', { name: texts.editOf(someAddress.addressee) }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.editAddress }))
    const field = await dialog.findByLabelText(new RegExp(`^${texts.detailedAddress}`))
    await userEvent.type(field, ' A座')
    await userEvent.click(dialog.getByRole('button', { name: shared.save }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.changedMeanwhile))
    await expect(dialog.getByRole('alert')).toHaveTextContent(someAddress.detailedAddress)
    await expect(field).toHaveValue(`${someAddress.detailedAddress} A座`)
  },
}

import { licenceRequestsContract as operations } from '@atrium/contracts/licenceRequests/contract'
import { licenceRequestsRefusals } from '@atrium/contracts/licenceRequests/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answer } from '../shared/stories/answers'
import { answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { chooseInRow } from '../shared/stories/rowSteps'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { LicenceRequestsFeature } from './LicenceRequestsFeature'
import { licenceRequestsMessages } from './messages'
import {
  answerOwn,
  licenceRequestsAnswers,
  refusedRequest,
  resetLicenceRequests,
  someLicence,
  someOwn,
  someProduct,
  someShared,
  someSharedApp,
} from './mocks'
import { OwnLicences } from './OwnLicences'

const texts = textsOf(licenceRequestsMessages)

/** A member's licences from the company, and the products they can request, `/comallProucctsAndSer`. */
const meta = {
  id: 'features-licencerequests-ownlicences',
  title: 'Features/LicenceRequests/OwnLicences 我的授权',
  component: OwnLicences,
  decorators: [withFeature(licenceRequestsAnswers)],
  beforeEach: resetLicenceRequests,
} satisfies Meta<typeof OwnLicences>

export default meta
type Story = StoryObj<typeof meta>

/** Desktop products link to their installers. */
export const Install: Story = {
  render: () => (
    <LicenceRequestsFeature installers={(licence) => licence && <p>{licence.serialNumber}</p>}>
      <OwnLicences />
    </LicenceRequestsFeature>
  ),
  play: async ({ canvas, userEvent }) => {
    const install = await canvas.findByRole('button', { name: texts.installOf(someLicence.productName) })
    await userEvent.click(install)
    await expect(await canvas.findByText(someLicence.sn)).toBeVisible()
  },
}

/** The company takes a licence back unless it is used before. */
export const ReturnsSoon: Story = {
  parameters: answering(
    answerOwn({ ...someOwn, licences: [{ ...someLicence, returnsAt: '2026-12-06T01:00:00.000Z' }] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.returnsOn('2026-12-06'))).toBeVisible()
  },
}

/** Desktop products can be borrowed for a device; this one is. */
export const Borrowed: Story = {
  parameters: answering(
    answerOwn({ ...someOwn, licences: [{ ...someLicence, borrowedUntil: '2026-12-20T15:59:59.000Z' }] }),
  ),
  render: () => (
    <LicenceRequestsFeature deviceDialog={(opened) => opened && <p>{opened.kind}</p>}>
      <OwnLicences />
    </LicenceRequestsFeature>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.borrowedUntil('2026-12-20'))).toBeVisible()
    await chooseInRow({ canvas, userEvent }, someLicence.productName, texts.borrowed)
    await expect(await canvas.findByText('borrow')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: answering(never(operations.listOwnLicences)),
  play: isLoading('table', () => texts.licences),
}

export const Empty: Story = {
  parameters: answering(answerOwn({ licences: [], shared: [], products: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noLicences)).toBeVisible()
    await expect(canvas.getByText(texts.noProducts)).toBeVisible()
  },
}

/** A pending request can be withdrawn, and a rejected one shows the reason. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(someLicence.productName)).toBeVisible()
    await expect(canvas.getByText(texts.refusedBecause(refusedRequest.answer))).toBeVisible()
    await expect(canvas.getByText(texts.useNote)).toBeVisible()
    const shared = within(canvas.getByRole('table', { name: texts.shared }))
    await expect(shared.getByText(texts.startsOnDesktop)).toBeVisible()
    await expect(
      shared.getByRole('link', { name: texts.launchOf(someSharedApp.productName) }),
    ).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText(texts.queued(3, '2026-11-02'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.withdrawOf('建筑施工图设计软件') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.applyAgainFor('工程造价云计价') })).toBeVisible()
  },
}

/** The device with the licence file was reported lost. */
export const Lost: Story = {
  parameters: answering(
    answerOwn({
      ...someOwn,
      licences: [{ ...someLicence, borrowedUntil: '2026-12-20T15:59:59.000Z', isLost: true }],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.lostUntil('2026-12-20'))).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listOwnLicences, 'unavailable')),
  play: hasFailed(() => texts.licencesFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listOwnLicences, 'forbidden')),
  play: isForbidden,
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询'

export const LongText: Story = {
  parameters: answering(
    answerOwn({
      licences: [{ ...someLicence, productName: long.repeat(2), summary: long.repeat(4) }],
      shared: [
        {
          ...someShared,
          productName: long.repeat(2),
          summary: long.repeat(4),
          use: { startedAt: '2026-11-22T02:00:00.000Z', deviceName: long.repeat(2) },
        },
      ],
      products: [
        {
          ...someProduct,
          productName: long.repeat(2),
          summary: long.repeat(4),
          request: { ...refusedRequest, answer: long.repeat(7) },
        },
      ],
    }),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerOwn({
      licences: Array.from({ length: 24 }, (_, n) => ({ ...someLicence, subId: `grant-${n}` })),
      shared: Array.from({ length: 12 }, (_, n) => ({ ...someShared, mainId: `shared-${n}` })),
      products: Array.from({ length: 24 }, (_, n) => ({ ...someProduct, mainId: `main-${n}` })),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const rest = await canvas.findByRole('button', { name: texts.showRest(19) })
    await userEvent.click(rest)
    await expect(canvas.queryByRole('button', { name: texts.showRest(19) })).toBeNull()
    await expect(
      within(canvas.getByRole('table', { name: texts.products })).getAllByRole('row'),
    ).toHaveLength(24 + 1)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

/** The person gives a reason, and the request is pending from then on. */
export const RequestSucceeds: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.applyFor(someProduct.productName) }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.apply }))
    await expect(await dialog.findByText(texts.reasonRequired)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: texts.reason }), '跨江大桥项目')
    await userEvent.click(dialog.getByRole('button', { name: texts.apply }))
    await expectNotice({ canvasElement }, texts.sent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      await canvas.findByRole('button', { name: texts.withdrawOf(someProduct.productName) }),
    ).toBeVisible()
  },
}

/** The company approves requests for the product automatically; without a free seat, the member waits for one. */
export const RequestQueues: Story = {
  parameters: answering(
    answerOwn({ ...someOwn, products: [{ ...someProduct, isAutomatic: true }] }),
    answer(operations.requestLicence, { id: 'request-3', state: 'approved', position: 4 }),
  ),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.applyFor(someProduct.productName) }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(texts.applyAutomaticText)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: texts.reason }), '跨江大桥项目')
    await userEvent.click(dialog.getByRole('button', { name: texts.apply }))
    await expectNotice({ canvasElement }, texts.queuedAtOnce(4))
  },
}

/** Withdrawing an approved request gives up the place. */
export const WithdrawQueued: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    const name = '风荷载与风振分析软件'
    await expect(await canvas.findByText(containing(texts.departmentQueued(2)))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.withdrawOf(name) }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(texts.withdrawQueuedHint)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: texts.withdraw }))
    await expectNotice({ canvasElement }, texts.withdrawnNow)
  },
}

/** The typed reason stays. */
export const RequestFails: Story = {
  parameters: answering(refuse(operations.requestLicence, licenceRequestsRefusals.alreadyAsked)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.applyFor(someProduct.productName) }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: texts.reason }), '跨江大桥项目')
    await userEvent.click(dialog.getByRole('button', { name: texts.apply }))
    await expect(await dialog.findByText(sentenceOf(licenceRequestsRefusals.alreadyAsked))).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: texts.reason })).toHaveValue('跨江大桥项目')
  },
}

export const WithdrawSucceeds: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    const [{ productName } = someProduct] = someOwn.products
    await userEvent.click(await canvas.findByRole('button', { name: texts.withdrawOf(productName) }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: texts.withdraw }))
    await expectNotice({ canvasElement }, texts.withdrawnNow)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await canvas.findByRole('button', { name: texts.applyFor(productName) })).toBeVisible()
  },
}

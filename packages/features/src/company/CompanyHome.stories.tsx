import { companyContract as operations } from '@atrium/contracts/company/contract'
import { overviewContract } from '@atrium/contracts/company/overview/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Card } from '@atrium/ui/card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { seatsMessages } from '../shared/seats/messages'
import { type Answer, answer, fail, never, withFeature } from '../shared/stories/mocks'
import { containing, saying } from '../shared/stories/patterns'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { CompanyHome } from './CompanyHome'
import { certificationMessages } from './certification/messages'
import { companyMessages } from './messages'
import { companyAnswers, someHome, someOverview } from './mocks'
import { overviewMessages } from './overview/messages'

const companyTexts = textsOf(companyMessages)
const texts = textsOf(certificationMessages)

const overview = textsOf(overviewMessages)
const seatWords = textsOf(seatsMessages)

const navigate = fn()

const ofMember = { ...someOverview, tasks: [], seats: [] }

/** The company at a glance, `/CompanyMainPage`. */
const meta = {
  id: 'features-company-companyhome',
  title: 'Features/Company/CompanyHome 企业首页',
  component: CompanyHome,
  decorators: [withFeature(companyAnswers)],
  parameters: { feature: { host: { navigate } } },
} satisfies Meta<typeof CompanyHome>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const certificationIn = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: companyTexts.certification }))

const answering = (...answers: readonly Answer[]) => ({ feature: { host: { navigate }, answers } })
const home = (changes: Partial<typeof someHome>) =>
  answering(answer(operations.getCompanyHome, { ...someHome, ...changes }))

export const Loading: Story = {
  parameters: answering(never(operations.getCompanyHome)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

/** Licence requests from members are listed among today's tasks. */
export const Requested: Story = {
  parameters: answering(
    answer(overviewContract.getOverview, {
      ...someOverview,
      tasks: [{ kind: 'licenceRequests', count: 3, name: '李思远', since: '2026-11-17T03:00:00.000Z' }],
    }),
  ),
  play: async ({ canvas }) => {
    const words = `${overview['licenceRequests.action']}: ${overview['licenceRequests.title'](3)}`
    await expect(await canvas.findByRole('link', { name: words })).toHaveAttribute(
      'href',
      pagePaths.licenceRequests,
    )
  },
}

/** A new company: its first steps. */
export const Empty: Story = {
  parameters: answering(
    answer(operations.getCompanyHome, {
      ...someHome,
      certificatationStatus: 0,
      enterprisePurchasedProducts: [],
      enterpriseSaasProducts: [],
      completion: 25,
    }),
    answer(overviewContract.getOverview, { ...someOverview, tasks: [], seats: [], licences: [] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(companyTexts.noProducts)).toBeVisible()
    const steps = within(await canvas.findByRole('region', { name: containing(overview.firstSteps) }))
    await expect(steps.getAllByRole('listitem')).toHaveLength(3)
    await expect(steps.getByRole('link', { name: overview['step.invite.action'] })).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: companyTexts.completion })).toHaveAttribute(
      'aria-valuenow',
      '25',
    )
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const ring = await canvas.findByRole('progressbar', { name: companyTexts.completion })
    await expect(ring).toHaveAttribute('aria-valuenow', '88')
    await expect(ring.getBoundingClientRect().width).toBe(110)
    const products = within(canvas.getByRole('region', { name: containing(companyTexts.products) }))
    await expect(products.getAllByRole('listitem')).toHaveLength(7)
    const seats = within(await canvas.findByRole('region', { name: containing(overview.seatUse) }))
    await expect(seats.getAllByRole('rowheader')[0]).toHaveTextContent('BIM协同设计云平台')
    await expect(seats.getByRole('img', { name: seatWords.drawn(8, 12) })).toBeVisible()
    await expect(canvas.getByText(containing(companyTexts['missing.logo']))).toBeVisible()
    await expect(seats.getByRole('img', { name: seatWords.drawnWithPassedOn(34, 8, 18) })).toBeVisible()
    const today = within(canvas.getByRole('region', { name: containing(overview.today) }))
    await expect(today.getAllByRole('listitem')).toHaveLength(5)
    await expect(today.getByText(saying(overview['failed.title']('¥33,630.00')))).toBeVisible()
    await expect(canvas.getByRole('listbox', { name: overview.expiryLabel(1, 3) })).toBeVisible()
    await expect(canvas.getAllByTitle(companyTexts.permanentDays)).toHaveLength(2)
    await expect(canvas.getByText(companyTexts.trialUsed(12, 30))).toBeVisible()
  },
}

/** Less urgent tasks are shown on request. */
export const ShowsAllTasks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: overview.showAll(1) }))
    await expect(canvas.getByText(overview['invitations.title'](2))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: overview.showAll(1) })).toBeNull()
  },
}

/** Several tasks of a kind share a line: it pays the order that ends first, and the count links to the list. */
export const SeveralOfAKind: Story = {
  parameters: answering(
    answer(overviewContract.getOverview, {
      ...someOverview,
      tasks: [
        ...someOverview.tasks,
        ...someOverview.tasks
          .filter((task) => task.kind === 'failed')
          .map((task) => ({
            ...task,
            orderNo: '202611191018000002',
            payAmount: 8640,
            expiresAt: '2026-01-01T00:00:00.000Z',
          })),
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const title = overview['failed.titles'](2, '¥42,270.00')
    const pays = `${overview['orders.action']('¥8,640.00')}: ${title}`
    await userEvent.click(await canvas.findByRole('link', { name: pays }))
    await expect(navigate).toHaveBeenCalledWith(`${pagePaths.payCompanyOrder}?orderNo=202611191018000002`)
    await userEvent.click(canvas.getByRole('link', { name: title }))
    await expect(navigate).toHaveBeenCalledWith(`${pagePaths.companyOrders}?status=paymentFailed`)
  },
}

/** Content provided by the host. */
export const WithActivity: Story = {
  args: { activity: <Card title="Activity">…</Card> },
}

/** Each line links to the page where the task is done. */
export const OpensTask: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = overview['applications.title'](4)
    await userEvent.click(
      await canvas.findByRole('link', { name: `${overview['applications.action']}: ${title}` }),
    )
    await expect(navigate).toHaveBeenCalledWith(pagePaths.memberApplications)
  },
}

/** However many there are. */
export const ManyEndSoon: Story = {
  parameters: answering(
    answer(overviewContract.getOverview, {
      ...someOverview,
      seats: someOverview.seats.slice(0, 1).flatMap((seat) =>
        [11, 12, 13, 14, 15, 16].map((day) => ({
          ...seat,
          mainId: `soon-${day}`,
          name: `结构设计软件${day}`,
          endAt: `2026-12-${day}T01:00:00.000Z`,
        })),
      ),
    }),
  ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: containing(overview.expiry) }))
    await expect(card.getAllByText(containing('结构设计软件'))).toHaveLength(6)
  },
}

export const NothingToDo: Story = {
  parameters: answering(answer(overviewContract.getOverview, { ...someOverview, tasks: [], seats: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(overview.nothingToday)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: containing(overview.expiry) })).toBeNull()
  },
}

/** The rest of the page works without it. */
export const TasksFail: Story = {
  parameters: answering(fail(overviewContract.getOverview, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(overview.failed)
    await expect(canvas.getByRole('region', { name: containing(companyTexts.products) })).toBeVisible()
  },
}

/** A member without a licence sees whom to ask. */
export const WithoutLicences: Story = {
  parameters: {
    feature: {
      host: { navigate, companyRole: 'member' },
      answers: [answer(overviewContract.getOverview, { ...ofMember, licences: [] })],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(overview.noLicences)).toBeVisible()
    await expect(canvas.getByText(containing(overview.superAdministrator))).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** The company requires a second step: shows the deadline, and a link to set it up. */
export const SecondStepWanted: Story = {
  parameters: home({ secondStepWanted: { until: '2026-11-27T01:00:00.000Z' } }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(saying(companyTexts.secondStepUntil('2026-11-27 09:00:00'))),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: companyTexts.secondStepSetUp }))
    await expect(navigate).toHaveBeenCalledWith(pagePaths.security)
  },
}

/** The deadline has passed. */
export const SecondStepOverdue: Story = {
  parameters: home({ secondStepWanted: { until: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(companyTexts.secondStepOverdue)).toBeVisible()
  },
}

export const NotCertified: Story = {
  parameters: home({ certificatationStatus: 0, completion: 50 }),
  play: async ({ canvas }) => {
    await expect((await certificationIn(canvas)).getByText(companyTexts.uncertified)).toBeVisible()
    await expect(canvas.getByRole('link', { name: companyTexts.certifyNow })).toBeVisible()
  },
}

/** Nothing to do during the review. */
export const PendingReview: Story = {
  parameters: home({ certificatationStatus: 1 }),
  play: async ({ canvas }) => {
    await expect((await certificationIn(canvas)).getByText(texts['historyStatus.pending'])).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /认证/ })).toBeNull()
  },
}

export const NotPassed: Story = {
  parameters: home({ certificatationStatus: 2 }),
  play: async ({ canvas }) => {
    await expect((await certificationIn(canvas)).getByText(texts['historyStatus.rejected'])).toBeVisible()
    await expect(canvas.getByRole('link', { name: companyTexts.certifyAgain })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getCompanyHome, 'unavailable')),
  play: hasFailed(() => companyTexts.homeFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getCompanyHome, 'forbidden')),
  play: isForbidden,
}

/** An ordinary member sees the state of the certification, without actions. */
export const ReadOnly: Story = {
  parameters: {
    feature: {
      host: { navigate, companyRole: 'member' },
      answers: [answer(overviewContract.getOverview, ofMember)],
    },
  },
  play: async ({ canvas }) => {
    await expect((await certificationIn(canvas)).getByText(texts['historyStatus.certified'])).toBeVisible()
    await expect(canvas.queryByRole('link', { name: companyTexts.certifyAgain })).toBeNull()
    await expect(canvas.getByRole('link', { name: companyTexts.password })).toBeVisible()
    await expect(await canvas.findByText(containing(overview.devices(2)))).toBeVisible()
    await expect(canvas.queryByText(overview.today)).toBeNull()
  },
}

/** A site without a password page has no card for it either. */
export const WithoutPassword: Story = {
  parameters: {
    feature: { host: { navigate, serves: (path: string) => path !== pagePaths.companyPassword } },
  },
  play: async ({ canvas }) => {
    await expect((await certificationIn(canvas)).getByText(texts['historyStatus.certified'])).toBeVisible()
    await expect(canvas.queryByText(companyTexts.password)).toBeNull()
  },
}

/** A product's name is cut after 25 characters. */
export const LongText: Story = {
  parameters: home({ enterpriseName: someHome.enterpriseName.repeat(6) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(cutName)).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: home({
    enterprisePurchasedProducts: Array.from({ length: 60 }, (_, n) => {
      const [product] = someHome.enterprisePurchasedProducts.slice(n % 5)
      if (!product) throw new Error('No product to repeat.')
      return { ...product, productId: `product-${n}`, productName: `${product.productName} ${n + 1}` }
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    const products = within(await canvas.findByRole('region', { name: containing(companyTexts.products) }))
    await expect(products.getByText(companyTexts.productCount(62))).toBeVisible()
    await expect(products.getAllByRole('listitem')).toHaveLength(12)
    await userEvent.click(products.getByRole('button', { name: overview.allProducts(62) }))
    await expect(products.getAllByRole('listitem')).toHaveLength(62)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const LeadsOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: companyTexts.certifyAgain }))
    await expect(navigate).toHaveBeenCalledWith(pagePaths.companyInformation)
    await userEvent.click(canvas.getByRole('link', { name: companyTexts.password }))
    await expect(navigate).toHaveBeenCalledWith(pagePaths.companyPassword)
  },
}

const cutName = '云端图纸审查与批注服务（协作标准版，含移动端离线查…'

export const WholeNameInTooltip: Story = {
  play: async ({ canvas, userEvent }) => {
    const cut = await canvas.findByText(cutName)
    await userEvent.hover(cut)
    await waitFor(() => expect(cut).toHaveAttribute('aria-describedby'))
  },
}

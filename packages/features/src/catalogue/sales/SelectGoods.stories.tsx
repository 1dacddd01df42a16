import { salesContract as operations } from '@atrium/contracts/catalogue/sales/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { containing, saying } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { at, inFeature, resetSteps } from '../storySteps'
import { salesMessages } from './messages'
import { orderNo, ownRenewal, salesAnswers, someBuyers, someOffers, someRenewals, wholeSold } from './mocks'
import { SelectGoods } from './SelectGoods'

const texts = textsOf(salesMessages)
const shared = textsOf(sharedMessages)
const showing = (search: string, ...answers: readonly Answer[]) =>
  at(pagePaths.selectGoods, `id=space-frame${search}`, ...answers)
const [company, other] = someBuyers
const ownEnd = '2026-12-17T15:59:59.000Z'

/** Choosing package, term, buyer and quantity, `/selectGoods?id=`. */
const meta = {
  id: 'features-catalogue-selectgoods',
  title: 'Features/Catalogue/SelectGoods 选择套餐',
  component: SelectGoods,
  decorators: [inFeature, withFeature(salesAnswers)],
  parameters: { feature: showing('').feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof SelectGoods>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Loading: Story = {
  parameters: showing('', never(operations.getSoldProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** Initially: the first package, for the person. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: texts.myself })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: texts.months(12) })).toBeChecked()
    await expect(await canvas.findByText(texts.cannotBuy(other?.enterpriseName ?? ''))).toBeVisible()
    await expect(canvas.getAllByRole('radio', { name: containing('公司') })).toHaveLength(1)
    await expect(canvas.queryByRole('textbox', { name: texts.quantity })).toBeNull()
    await expect(await canvas.findByText('¥2,980.00', { selector: 'dd' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: texts.next })).toHaveAttribute(
      'href',
      `${pagePaths.confirmOrder}?id=space-frame&package=standard&months=12&for=me&price=2980`,
    )
  },
}

export const Failed: Story = {
  parameters: showing('', fail(operations.getSoldProduct, 'unavailable')),
  play: hasFailed(() => texts.productFailed),
}

export const NotFound: Story = {
  parameters: showing('', fail(operations.getSoldProduct, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.productMissing)).toBeVisible()
  },
}

const chooseForCompany: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: company?.enterpriseName ?? '' }))
  await userEvent.click(canvas.getByRole('radio', { name: texts.forever }))
  const quantity = await canvas.findByRole('textbox', { name: texts.quantity })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '12')
  await userEvent.click(canvas.getByRole('button', { name: texts.more }))
  await waitFor(() => expect(quantity).toHaveValue('13'))
}

/** Seats of a company; the address keeps the whole choice. */
export const ForCompany: Story = {
  play: async (story) => {
    await chooseForCompany(story)
    const { canvas } = story
    await expect(canvas.getByText('¥174,330.00', { selector: 'dd' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.next })).toHaveAttribute(
      'href',
      `${pagePaths.confirmOrder}?id=space-frame&package=standard&months=forever&quantity=13&for=company-1&price=13410`,
    )
  },
}

const [over, going] = someRenewals
const withRenewals = answer(operations.getOffers, () => someOffers(undefined, someRenewals))
const having = (has: Partial<ReturnType<typeof someOffers>>) =>
  answer(operations.getOffers, () => ({ ...someOffers(), ...has }))

/** A renewal is preselected if the seats have ended. */
export const EndedFirst: Story = {
  parameters: showing('&for=company-1', withRenewals),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: texts.renew(String(over?.seats)) })).toBeChecked()
    await expect(canvas.queryByRole('textbox', { name: texts.quantity })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: texts.add }))
    await expect(await canvas.findByRole('textbox', { name: texts.quantity })).toHaveValue('1')
    await expect(canvas.getByRole('radio', { name: texts.add })).toBeChecked()
  },
}

/** The choice in the address stays: this many more, although other seats have ended. */
export const MoreSeats: Story = {
  parameters: showing('&for=company-1&quantity=6&renew=none', withRenewals),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: texts.quantity })).toHaveValue('6')
    await expect(await canvas.findByRole('radio', { name: texts.add })).toBeChecked()
  },
}

/** A company's trial can't be renewed: shows the reason and the alternative. */
export const Tried: Story = {
  parameters: showing(
    '&for=company-1&renew=none',
    having({ canTry: false, tried: { seats: 20, endAt: ownEnd, isOver: false } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.tried('20', '2026-12-17')))).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: texts.add })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: texts.quantity })).toBeVisible()
  },
}

/** A person has one licence, which is extended from its end, or permanently. */
export const OwnRenewal: Story = {
  parameters: showing('', having({ renewals: ownRenewal, owned: { endAt: ownEnd, isOver: false } })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: texts.renewOwn })).toBeChecked()
    await expect(canvas.getByText(saying(texts.renewUntil('2026-12-17', '2027-12-17')))).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: texts.add })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: texts.forever }))
    await expect(await canvas.findByText(saying(texts.renewForEver('2026-12-17')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.next })).toHaveAttribute(
      'href',
      `${pagePaths.confirmOrder}?id=space-frame&package=standard&months=forever&for=me&renew=${ownRenewal[0]?.mainId}&price=13410`,
    )
  },
}

export const OwnedForEver: Story = {
  parameters: showing('', having({ owned: { endAt: null, isOver: false } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ownedForEver)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toOwnProducts })).toHaveAttribute(
      'href',
      pagePaths.ownProducts,
    )
    await expect(canvas.queryByRole('link', { name: texts.next })).toBeNull()
  },
}

/** An order from another tab is paid, instead of ordering twice. */
export const OrderWaits: Story = {
  parameters: showing(
    '',
    having({ openOrder: { orderNo, payAmount: 2980, isUnpaid: true, renewMainId: null } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.orderUnpaid(orderNo, '¥2,980.00')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.payOrder })).toHaveAttribute(
      'href',
      `${pagePaths.payOwnOrder}?orderNo=${orderNo}`,
    )
    await expect(canvas.queryByRole('link', { name: texts.next })).toBeNull()
  },
}

/** A company renews a batch once, and can add seats as well. */
export const RenewalIsOrdered: Story = {
  parameters: showing(
    '&for=company-1&renew=batch-1',
    having({
      renewals: someRenewals,
      openOrder: { orderNo, payAmount: 44_700, isUnpaid: false, renewMainId: going?.mainId ?? '' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(saying(texts.orderUnderWay(orderNo)))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.seeOrder })).toHaveAttribute(
      'href',
      `${pagePaths.companyOrder}?orderNo=${orderNo}&enterpriseId=company-1`,
    )
    await userEvent.click(canvas.getByRole('radio', { name: texts.add }))
    await expect(await canvas.findByText(saying(texts.orderBeside(orderNo)))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.next })).toBeVisible()
  },
}

/** A message names only the batch: the address changes to the product on sale. */
export const ByMessage: Story = {
  parameters: at(pagePaths.selectGoods, 'for=company-1&renew=batch-1', withRenewals),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: texts.renew('15') })).toBeChecked()
  },
}

export const ByMessageUnsold: Story = {
  parameters: at(pagePaths.selectGoods, 'for=company-1&more=batch-1', answer(operations.findOffer, null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.productMissing)).toBeVisible()
  },
}

/** All of the company's seats are renewed, with the new end. There is no quantity and no permanent term. */
export const Renewal: Story = {
  parameters: showing('&for=company-1', withRenewals),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: texts.renew('15') }))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: texts.quantity })).toBeNull())
    await expect(canvas.getByText(saying(texts.renewAll('15', '2026-12-17')))).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: texts.months(36) }))
    await expect(await canvas.findByText(saying(texts.renewUntil('2026-12-17', '2029-12-17')))).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: texts.forever })).toBeNull()
    await expect(canvas.getByText('¥120,690.00', { selector: 'dd' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.next })).toHaveAttribute(
      'href',
      `${pagePaths.confirmOrder}?id=space-frame&package=standard&months=36&for=company-1&renew=batch-1&price=8046`,
    )
    await userEvent.click(canvas.getByRole('radio', { name: texts.add }))
    await expect(await canvas.findByRole('textbox', { name: texts.quantity })).toHaveValue('1')
    await expect(canvas.queryByText(saying(texts.renewAll('15', '2026-12-17')))).toBeNull()
    await expect(canvas.getByText(texts.forCompany(company?.enterpriseName ?? ''))).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: texts.myself }))
    await expect(await canvas.findByText(texts.forMyself)).toBeVisible()
  },
}

/** The renewal in the address is chosen, for seats that have ended. */
export const RenewalOfEnded: Story = {
  parameters: showing('&for=company-1&renew=batch-2', withRenewals),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: texts.renew('4') })).toBeChecked()
    await expect(canvas.getByText(saying(texts.renewEnded('2026-10-31', '2027-11-22')))).toBeVisible()
    await expect(canvas.getByText(saying(texts.renewAllEnded('4')))).toBeVisible()
    await expect(canvas.getByText('¥11,920.00', { selector: 'dd' })).toBeVisible()
  },
}

export const RenewalsFailed: Story = {
  parameters: showing('&for=company-1', fail(operations.getOffers, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.renewalsFailed)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.next })).toBeVisible()
  },
}

export const Invalid: Story = {
  parameters: showing('&for=company-1'),
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('textbox', { name: texts.quantity })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '501')
    await expect(await canvas.findByText(texts.quantityWrong(500))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.next })).toBeDisabled()
  },
}

/** A package without the chosen term gets its first one. */
export const AnotherPackage: Story = {
  parameters: showing('&package=standard&months=forever'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Professional|专业版/ }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: texts.months(12) })).toBeChecked())
    await expect(canvas.getByText('¥5,980.00', { selector: 'dd' })).toBeVisible()
  },
}

/** The person can still buy for themselves. */
export const CompaniesFailed: Story = {
  parameters: showing('', fail(operations.listBuyers, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.buyersFailed)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: texts.next })).toBeVisible()
  },
}

/** The longest names of a product and of a buyer. */
export const LongText: Story = {
  parameters: showing(
    '',
    answer(operations.getSoldProduct, ({ query }) => {
      const product = wholeSold(query.language)
      return { ...product, productName: product.productName.repeat(4) }
    }),
    answer(operations.listBuyers, [
      {
        enterpriseId: 'company-1',
        enterpriseName: `${'华东区域综合建筑设计与工程咨询'.repeat(3)}公司`,
        canCreateOrder: true,
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: /^(华东区域综合建筑设计与工程咨询){3}公司/ }),
    ).toBeEnabled()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const OnPhone: Story = { ...ForCompany, globals: { viewport: { value: 'phone' } } }

import { ownProductsContract as operations } from '@atrium/contracts/catalogue/ownProducts/contract'
import { releasesContract } from '@atrium/contracts/catalogue/releases/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { licenceMessages } from '../../shared/licence/messages'
import { listMessages } from '../../shared/list/messages'
import { type Answer, answerFirst, fail, never, withFeature } from '../../shared/stories/mocks'
import { containing, startingWith } from '../../shared/stories/patterns'
import { hasFailed, isLoading } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { componentMessages } from '../../shared/texts/sharedMessages'
import { catalogueAnswers } from '../mocks'
import { releasesMessages } from '../releases/messages'
import { installerUrl, releasesAnswers, someReleases } from '../releases/mocks'
import { at, inFeature, leaveFor, resetSteps } from '../storySteps'
import { ownProductsMessages } from './messages'
import { answerOwned, boughtProduct, givenProduct, overProduct, someOwnProducts, triedProduct } from './mocks'
import { OwnProducts } from './OwnProducts'

const texts = textsOf(ownProductsMessages)
const releases = textsOf(releasesMessages)
const components = textsOf(componentMessages)
const lists = textsOf(listMessages)
const licence = textsOf(licenceMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.ownProducts, '', ...answers)

/** A person's products, `/perallproductAndSer`. */
const meta = {
  id: 'features-catalogue-ownproducts',
  title: 'Features/Catalogue/OwnProducts 我的产品',
  component: OwnProducts,
  decorators: [inFeature, withFeature(catalogueAnswers)],
  parameters: { feature: showing(answerOwned(someOwnProducts())).feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof OwnProducts>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.listOwned)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: showing(answerOwned([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toSold })).toHaveAttribute('href', pagePaths.shop)
  },
}

/** Desktop products link to their installer, if the vendor gave an address. */
export const GetsInstaller: Story = {
  parameters: showing(answerOwned([boughtProduct])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.downloadOf(boughtProduct.productName) }),
    )
    await expect(leaveFor).toHaveBeenCalledWith(boughtProduct.downloadUrl)
    await expect(canvas.queryByText(texts.installerHint)).toBeNull()
  },
}

const withReleases = answerOwned([{ ...boughtProduct, hasReleases: true }])

/** The installers by version with their checksums, and how to activate the software. */
export const Installers: Story = {
  parameters: showing(withReleases, ...releasesAnswers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.installOf(boughtProduct.productName) }),
    )
    const dialog = within(
      await screen.findByRole('dialog', { name: releases.installers(boughtProduct.productName) }),
    )
    const [newest] = someReleases()
    await expect(await dialog.findByText(newest?.sha256 ?? '')).toBeVisible()
    await expect(dialog.getByText(boughtProduct.sn)).toBeVisible()
    await userEvent.click(
      dialog.getByRole('button', { name: releases.downloadOf(newest?.version ?? '', 'Windows') }),
    )
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(installerUrl))
  },
}

export const InstallersFail: Story = {
  parameters: showing(withReleases, fail(releasesContract.listReleases, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.installOf(boughtProduct.productName) }),
    )
    await expect(await screen.findByText(releases.failed)).toBeVisible()
  },
}

export const NoMatches: Story = {
  parameters: showing(answerOwned([givenProduct])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: containing(texts.trial) }))
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

/** Each links to its details: its product, its order, or the company that assigned it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const linkOf = (name: string) => canvas.findByRole('link', { name: startingWith(name) })
    await expect(await linkOf(triedProduct().productName)).toHaveAttribute(
      'href',
      `${pagePaths.trialProduct}?id=space-frame`,
    )
    await expect(await linkOf(boughtProduct.productName)).toHaveAttribute(
      'href',
      `${pagePaths.ownOrder}?orderNo=${boughtProduct.orderNo}`,
    )
    await expect(await linkOf(givenProduct.productName)).toHaveAttribute(
      'href',
      `${pagePaths.companyHome}?enterpriseId=company-1`,
    )
    await expect(canvas.getByText(licence.endsIn(12))).toBeVisible()
    await expect(canvas.getByText(texts.installerHint)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.renewOf(overProduct.productName) })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=bridge&for=me&renew=${overProduct.id}`,
    )
  },
}

/** Its serial number and its devices; a cloud app opens in its own tab. */
export const Devices: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('link', { name: texts.launchOf(givenProduct.productName) }),
    ).toHaveAttribute('href', `${pagePaths.launchApp}?source=company&id=grant-1&company=company-1`)
    await userEvent.click(canvas.getByRole('button', { name: lists.actionsOf(boughtProduct.productName) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.seeDevices }))
    const dialog = await screen.findByRole('dialog', { name: texts.devicesOf(boughtProduct.productName) })
    await expect(within(dialog).getByText('7F3A90C1-0B52D6E8')).toBeVisible()
    await expect(within(dialog).getAllByText(texts.inactive)).toHaveLength(1)
  },
}

export const Refreshing: Story = {
  parameters: showing(
    answerFirst(operations.listOwned, {
      totalItems: 4,
      counts: [{ source: 'trial', count: 4 }],
      list: [...someOwnProducts()],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(triedProduct().productName)
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.trial) }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText(triedProduct().productName)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.listOwned, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const LongText: Story = {
  parameters: showing(
    answerOwned([
      { ...givenProduct, productName: '协同设计平台'.repeat(9), enterpriseName: '云筑建筑设计院'.repeat(9) },
      { ...triedProduct(), productName: triedProduct().productName.repeat(5) },
    ]),
  ),
}

export const ManyRows: Story = {
  parameters: showing(
    answerOwned(Array.from({ length: 23 }, (_, n) => ({ ...givenProduct, id: `grant-${n + 1}` }))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(23))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

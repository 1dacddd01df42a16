import { appsContract as operations } from '@atrium/contracts/catalogue/apps/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { licenceMessages } from '../../shared/licence/messages'
import { type Answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { hasFailed } from '../../shared/stories/requestPlays'
import { storyLocale, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { catalogueAnswers, someCatalogue } from '../mocks'
import { at, inFeature, onSignIn, resetSteps } from '../storySteps'
import { CloudApps } from './CloudApps'
import { appsMessages } from './messages'
import { answersAboutApps, boughtApp, disabledApp, givenApp, otherApps, overApp, triedApp } from './mocks'

const texts = textsOf(appsMessages)
const licence = textsOf(licenceMessages)
const shared = textsOf(sharedMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.cloudApps, '', ...answers)

/** The cloud apps a person can open, `/CloudProductDetails`. */
const meta = {
  id: 'features-catalogue-cloudapps',
  title: 'Features/Catalogue/CloudApps 云应用',
  component: CloudApps,
  decorators: [inFeature, withFeature([...catalogueAnswers, ...answersAboutApps()])],
  parameters: { feature: showing().feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof CloudApps>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.listApps)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** Nothing to open: the available apps are below. */
export const Empty: Story = {
  parameters: showing(...answersAboutApps({ apps: [], others: [...otherApps] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
    await expect(canvas.getByRole('region', { name: texts.others })).toBeVisible()
  },
}

/** Each shows its state, where it is in use, and a link to open it; other apps show how to get them. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: texts.openOf(givenApp.productName) })
    await expect(open).toHaveAttribute(
      'href',
      `${pagePaths.launchApp}?source=company&id=grant-1&company=company-1`,
    )
    await expect(open).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText(licence.endsIn(12))).toBeVisible()
    await expect(canvas.getByText(texts.inUseHere)).toBeVisible()
    await expect(canvas.getByText(texts.inUseOn('Safari 26 · iOS'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.openOf(overApp.productName) })).toBeNull()
    await expect(canvas.queryByRole('link', { name: texts.openOf(disabledApp.productName) })).toBeNull()
    await expect(
      canvas.getByRole('link', { name: texts.of(texts.renew, overApp.productName) }),
    ).toHaveAttribute('href', `${pagePaths.selectGoods}?id=site&for=me&renew=${overApp.id}`)
    await expect(canvas.getByRole('link', { name: texts.toEarlier(1) })).toHaveAttribute(
      'href',
      pagePaths.earlierApps,
    )
    await expect(
      canvas.getByRole('link', { name: texts.of(texts.ask, '智慧工地管理云平台') }),
    ).toHaveAttribute('href', `${pagePaths.ownLicences}?enterpriseId=company-1`)
  },
}

/** People who aren't signed in see the offers. */
export const Stranger: Story = {
  parameters: { ...showing(), isStranger: true },
  play: async ({ canvas, userEvent }) => {
    const { products } = someCatalogue(storyLocale())
    const cloud = products.find(({ productType }) => productType === 1)
    const name = texts.of(texts.tryIt(cloud?.trialDays ?? 0), cloud?.productName ?? '')
    await expect(await canvas.findByRole('link', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.signIn }))
    await expect(onSignIn).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.listApps, 'unavailable')),
  play: hasFailed(() => texts.appsFailed),
}

export const LongText: Story = {
  parameters: showing(
    ...answersAboutApps({
      apps: [
        {
          ...givenApp,
          productName: '协同设计平台'.repeat(9),
          enterpriseName: '云筑建筑设计院'.repeat(9),
          uses: [{ startedAt: '2026-11-24T01:00:00.000Z', isHere: false, browser: '', system: '' }],
        },
        triedApp(),
        { ...boughtApp, state: 'nowhere', uses: [] },
      ],
      others: otherApps.map((other) => ({
        ...other,
        companies: ['一', '二', '三'].map((n) => ({
          enterPriseId: `company-${n}`,
          enterpriseName: `云筑建筑设计研究院有限公司${n}分公司`,
        })),
      })),
    }),
  ),
}

export const ManyRows: Story = {
  parameters: showing(
    ...answersAboutApps({
      apps: Array.from({ length: 23 }, (_, n) => ({ ...givenApp, id: `grant-${n}`, uses: [] })),
      others: [],
    }),
  ),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

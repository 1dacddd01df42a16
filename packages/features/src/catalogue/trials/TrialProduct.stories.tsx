import { catalogueContract } from '@atrium/contracts/catalogue/contract'
import { trialsContract } from '@atrium/contracts/catalogue/trials/contract'
import { trialsRefusals } from '@atrium/contracts/catalogue/trials/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Answer, answer, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { containing, saying, startingWith } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { sentenceOf, storyLocale, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { appsMessages } from '../apps/messages'
import { catalogueMessages } from '../messages'
import {
  answersAboutTrials,
  appliedTrial,
  catalogueAnswers,
  overTrial,
  refusedTrial,
  runningTrial,
  type WireTrial,
  wholeProduct,
  withdrawnTrial,
} from '../mocks'
import { soldProductPath } from '../routes'
import { at, calls, inFeature, notify, onSignIn, resetSteps } from '../storySteps'
import { TrialProduct } from './TrialProduct'

const texts = textsOf(catalogueMessages)
const apps = textsOf(appsMessages)
const shared = textsOf(sharedMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.trialProduct, 'id=space-frame', ...answers)
const having = (trial: WireTrial | (() => WireTrial)) =>
  showing(
    answer(trialsContract.getTrialOf, () => ({
      trial: typeof trial === 'function' ? trial() : trial,
      missing: 0,
      owned: null,
    })),
  )

/** A product with its trial, `/TrialCenterProDerail?id=`. */
const meta = {
  id: 'features-catalogue-trialproduct',
  title: 'Features/Catalogue/TrialProduct 产品介绍',
  component: TrialProduct,
  decorators: [inFeature, withFeature(catalogueAnswers)],
  parameters: { feature: showing().feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof TrialProduct>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const typed = '体育馆屋盖方案比选'
const named = (name: string) => ({ name: startingWith(name) })

async function apply({ canvas, userEvent }: Context, label = texts.apply) {
  await userEvent.type(await canvas.findByRole('textbox', named(texts.purpose)), typed)
  await userEvent.click(canvas.getByRole('button', { name: label }))
}

export const Loading: Story = {
  parameters: showing(never(catalogueContract.getProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** For visitors: the product, and a link to the sign-in. */
export const Ready: Story = {
  parameters: { ...showing(), isStranger: true },
  play: async ({ canvas }) => {
    const { productName, highlights } = wholeProduct(storyLocale())
    await expect(await canvas.findByRole('heading', { level: 1, name: productName })).toBeVisible()
    await expect(canvas.getByText(highlights[0]?.title ?? '')).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.prices })).toHaveAttribute(
      'href',
      soldProductPath('space-frame'),
    )
    await expect(calls.map(({ operation }) => operation)).toEqual(['getProduct'])
  },
}

export const LeadsToSignIn: Story = {
  parameters: { ...showing(), isStranger: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.signIn }))
    await expect(onSignIn).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  parameters: showing(fail(catalogueContract.getProduct, 'unavailable')),
  play: hasFailed(() => texts.productFailed),
}

export const NotFound: Story = {
  parameters: showing(fail(catalogueContract.getProduct, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.productMissing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toCenter })).toHaveAttribute(
      'href',
      pagePaths.trialCenter,
    )
  },
}

/** Not requested yet: the person states a purpose and applies. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.apply })).toBeEnabled()
    await expect(canvas.getByText(texts.openedByVendor)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.apply }))
    await expect(await canvas.findByText(texts.purposeRequired)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', named(texts.purpose))).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: showing(never(trialsContract.applyForTrialOrMeeting)),
  play: async (context) => {
    await apply(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: texts.apply })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: showing(refuse(trialsContract.applyForTrialOrMeeting, trialsRefusals.underWay)),
  play: async (context) => {
    await apply(context)
    await expect(await context.canvas.findByText(sentenceOf(trialsRefusals.underWay))).toBeVisible()
    await expect(context.canvas.getByRole('textbox', named(texts.purpose))).toHaveValue(typed)
  },
}

/** Leads to the result. */
export const Saved: Story = {
  parameters: {
    feature: {
      ...showing().feature,
      host: { ...showing().feature.host, navigate: notify },
    },
  },
  play: async (context) => {
    await apply(context)
    await waitFor(() => expect(notify).toHaveBeenCalledWith(`${pagePaths.trialResult}?id=space-frame`))
    await expect(calls).toContainEqual(
      expect.objectContaining({
        operation: 'applyForTrialOrMeeting',
        body: { type: 'trial', id: 'space-frame', purpose: typed },
      }),
    )
  },
}

export const LongText: Story = {
  parameters: showing(
    answer(catalogueContract.getProduct, ({ query }) => {
      const product = wholeProduct(query.language)
      const long = (text: string) => text.repeat(4)
      return {
        ...product,
        productName: long(product.productName),
        summary: long(product.summary),
        highlights: [...product.highlights, ...product.highlights].map(({ title, text }, n) => ({
          title: `${long(title)}${n}`,
          text: long(text),
        })),
      }
    }),
    answer(trialsContract.getTrialOf, {
      trial: { ...refusedTrial, reason: refusedTrial.reason.repeat(5) },
      missing: 0,
      owned: null,
    }),
  ),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** It starts at once. */
export const BeginsAtOnce: Story = {
  parameters: at(pagePaths.trialProduct, 'id=foundation'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.applyAtOnce })).toBeVisible()
    await expect(canvas.getByText(texts.instant)).toBeVisible()
  },
}

export const NotOffered: Story = {
  parameters: at(pagePaths.trialProduct, 'id=estimate'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notOfferedHint)).toBeVisible()
    await expect(calls.map(({ operation }) => operation)).toEqual(['getProduct'])
  },
}

/** The input is kept while the person completes their profile. */
export const PersonMissing: Story = {
  parameters: {
    feature: {
      ...showing(...answersAboutTrials([], 3)).feature,
      host: { ...showing().feature.host, navigate: notify },
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(texts.personMissing(3))).toBeVisible()
    await apply(context, texts.toPerson)
    await waitFor(() => expect(notify).toHaveBeenCalledWith(`${pagePaths.trialPerson}?id=space-frame`))
    await expect(calls.some(({ operation }) => operation === 'applyForTrialOrMeeting')).toBe(false)
  },
}

export const WithdrawSucceeds: Story = {
  parameters: having(appliedTrial),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.appliedHint)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.withdraw }))
    const name = texts.withdrawTitle(appliedTrial.productName)
    const question = within(await screen.findByRole('alertdialog', { name }))
    await userEvent.click(question.getByRole('button', { name: texts.withdraw }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.withdrawnNow }))
    await waitFor(() => expect(calls.filter(({ operation }) => operation === 'getTrialOf')).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Owners need no trial. */
export const Owned: Story = {
  parameters: showing(
    answer(trialsContract.getTrialOf, {
      trial: null,
      missing: 0,
      owned: { source: 'bought', endAt: '2027-11-22T15:59:59.000Z', isOver: false },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.ownedUntil('2027-11-22')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toOwnProducts })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: texts.purpose })).toBeNull()
  },
}

/** A bought licence that has ended can be renewed. */
export const OwnedOver: Story = {
  parameters: showing(
    answer(trialsContract.getTrialOf, {
      trial: null,
      missing: 0,
      owned: { source: 'bought', endAt: '2026-06-01T15:59:59.000Z', isOver: true },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.ownedOver('2026-06-01')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.renew })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=space-frame&for=me`,
    )
  },
}

export const Applied: Story = { parameters: having(appliedTrial) }

export const Running: Story = {
  parameters: having(runningTrial),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.left(12))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** A cloud app on trial opens from here, in its own tab. */
export const RunningInCloud: Story = {
  parameters: at(
    pagePaths.trialProduct,
    'id=bim',
    ...answersAboutTrials([{ ...runningTrial(), trialCenterProductId: 'bim' }]),
  ),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: apps.openOf(runningTrial().productName) })
    await expect(open).toHaveAttribute('href', `${pagePaths.launchApp}?source=trial&id=trial-1`)
    await expect(open).toHaveAttribute('target', '_blank')
  },
}

export const Over: Story = {
  parameters: having(overTrial),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.overAt('2026-10-01')))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** With the reason; the person can apply again. */
export const Refused: Story = {
  parameters: having(refusedTrial),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing(refusedTrial.reason))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.apply })).toBeEnabled()
  },
}

export const Withdrawn: Story = {
  parameters: having(withdrawnTrial),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.withdrawnHint)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.apply })).toBeEnabled()
  },
}

export const TrialFails: Story = {
  parameters: showing(fail(trialsContract.getTrialOf, 'unavailable')),
  play: hasFailed(() => texts.trialFailed),
}

export const OnPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }

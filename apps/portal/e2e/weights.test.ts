import { weighDataTable } from '../../../scripts/weighDataTable'
import { type Weight, weighRoutes } from '../../../scripts/weights'
import { expect } from './harness/expect'
import { journey as plainJourney } from './harness/journey'

// Browsers' states are copied, without the key by which their session is renewed.
const journey = plainJourney.override('environment', { ACCESS_TOKEN_SECONDS: '3600' })

const tooHeavy = (weights: readonly Weight[]) => weights.filter(({ bytes, budget }) => bytes > budget)

journey(
  'the sign-in and every route stay within their budget of JavaScript',
  async ({ browser, service }) => {
    expect(tooHeavy(await weighRoutes(browser, service.origin))).toEqual([])
  },
)

journey('the data table stays within its budget over React', async () => {
  expect(tooHeavy([await weighDataTable()])).toEqual([])
})

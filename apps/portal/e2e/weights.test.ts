import { weighDataTable } from '../../../scripts/weighDataTable'
import { type Weight, weighRoutes } from '../../../scripts/weights'
import { expect } from './harness/expect'
import { journey } from './harness/journey'

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

import { weighDataTable } from '../../../scripts/weighDataTable'
import { budgets, weighSignIn } from '../../../scripts/weights'
import { expect } from './harness/expect'
import { journey } from './harness/journey'

// What the other routes weigh is looked at where every screen is.
journey('the sign-in stays within its budget of JavaScript', async ({ visit }) => {
  const { page } = await visit()
  expect(await weighSignIn(page)).toBeLessThanOrEqual(budgets.signIn)
})

journey('the data table stays within its budget over React', async () => {
  expect((await weighDataTable()).bytes).toBeLessThanOrEqual(budgets.dataTable)
})

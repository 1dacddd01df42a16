import { budgets, weighDataTable } from '../../../tools/weights/weights'
import { expect } from './harness/expect'
import { journey } from './harness/journey'

// `npm run bench -- weights` weighs screens and only warns: a few more bytes are no reason to refuse a change.
journey('the data table stays within its budget over React', async () => {
  expect((await weighDataTable()).bytes).toBeLessThanOrEqual(budgets.dataTable)
})

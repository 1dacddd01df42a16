import { budgets, weighDataTable } from '../../../tools/weights/weights'
import { expect } from './harness/expect'
import { journey } from './harness/journey'

// Screens are weighed by `npm run bench -- weights`, which warns: a few bytes more are no reason to refuse a change.
journey('the data table stays within its budget over React', async () => {
  expect((await weighDataTable()).bytes).toBeLessThanOrEqual(budgets.dataTable)
})

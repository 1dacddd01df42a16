import { withPolicy } from '../wire/policy'
import { licenceCostsContract } from './contract'

const buyers = { access: 'administrator', permission: 'orders' } as const

export const licenceCostsOperations = withPolicy(licenceCostsContract, {
  listLicenceCosts: {
    summary:
      'Returns what licences cost by month, by department or product: the price of paid orders over their term, divided by who owned or used the seats. A caller with a limited scope sees their departments only.',
    ...buyers,
  },
  downloadLicenceCosts: {
    summary:
      'Downloads what licences cost by month, department, product and order as CSV in columns of FOCUS 1.2. Callers who look after the whole company also get a row for each purchase.',
    ...buyers,
  },
})

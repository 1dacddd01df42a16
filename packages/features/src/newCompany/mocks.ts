import { newCompanyContract } from '@atrium/contracts/newCompany/contract'
import { type Answer, answer } from '../shared/stories/answers'

/** The service's answers if every name is available. */
export const newCompanyAnswers: readonly Answer[] = [
  answer(newCompanyContract.suggestNames, [
    { name: '云筑建筑设计研究院有限公司', creditCode: '91310110MA1G8XQ7XC' },
    { name: '云筑数字科技有限公司', creditCode: '91310115MA1H9YR8YD' },
  ]),
  answer(newCompanyContract.checkName, true),
  answer(newCompanyContract.openCompany, { enterpriseId: 'company-9' }),
]

import { appsContract } from '@atrium/contracts/catalogue/apps/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords, type InputsInWords } from '../../shared/wire/bindInWords'
import { productTypes } from '../../shared/wire/words'

const words = {
  state: 'status',
  enterPriseId: 'companyId',
  enterpriseName: 'companyName',
  trialCenterProductId: 'productId',
  productCenterId: 'licenceId',
  productType: ['productType', productTypes],
} as const

export const appsApiAtom = atom((get) => bindInWords(appsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof appsContract, typeof words>

/** What may be opened and what else there is. */
export type Apps = Answers['listApps']
/** A cloud app by one licence of the person. */
export type App = Apps['apps'][number]
/** One that they have no licence of. */
export type OtherApp = Apps['others'][number]

export type Launch = InputsInWords<typeof appsContract, typeof words>['launchApp']['body']

export { appErrors } from '@atrium/contracts/catalogue/apps/contract'

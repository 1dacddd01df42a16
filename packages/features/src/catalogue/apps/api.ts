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

/** The apps the person can open, and all others. */
export type Apps = Answers['listApps']
/** A cloud app with one licence of the person. */
export type App = Apps['apps'][number]
/** An app without a licence of the person. */
export type OtherApp = Apps['others'][number]

export type Launch = InputsInWords<typeof appsContract, typeof words>['launchApp']['body']

export { appErrors } from '@atrium/contracts/catalogue/apps/contract'

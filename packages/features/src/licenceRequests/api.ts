import { licenceRequestsContract } from '@atrium/contracts/licenceRequests/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { placeWords, productWords, searchWords } from '../shared/wire/words'

const words = {
  ...productWords,
  ...placeWords,
  ...searchWords,
  subId: 'licenceId',
  sn: 'serialNumber',
  state: 'status',
  unUsedCount: 'unusedCount',
} as const

export const licenceRequestsApiAtom = atom((get) =>
  bindInWords(licenceRequestsContract, get(clientAtom), words),
)

type Answers = AnswersInWords<typeof licenceRequestsContract, typeof words>

export type OwnLicence = Answers['listOwnLicences']['licences'][number]
/** A product with concurrent seats. */
export type SharedProduct = Answers['listOwnLicences']['shared'][number]
/** A product without a licence of the person. */
export type OpenProduct = Answers['listOwnLicences']['products'][number]
/** A product with the company's choice about requests for it. */
export type AutoApproval = Answers['listAutoApprovals'][number]
/** A request for administrators. */
export type LicenceRequest = Answers['listLicenceRequests']['list'][number]
/** What approving a request came to. */
export type GrantedRequest = Answers['grantLicenceRequest']
/** Who answers requests for whom. */
export type Delegations = Answers['listRequestDelegations']
export type Delegation = Delegations['received'][number]

import { authorisationContract } from '@atrium/contracts/authorisation/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { impactWords } from '../shared/impact/api'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { invitationWords, productWords, searchWords } from '../shared/wire/words'

const words = {
  ...impactWords,
  mainIds: 'productIds',
  ...productWords,
  ...invitationWords,
  ...searchWords,
  searchName: 'search',
  // The columns by which members and products can be sorted.
  orderName: [
    'orderBy',
    {
      addedAt: 0,
      hasGrantCount: 1,
      createdAt: 0,
      productName: 1,
      validity: 2,
      unUsedCount: 3,
      harm: 4,
      grantedAt: 0,
      lastUsedOn: 1,
    },
  ],
  hasGrantCount: 'licenceCount',
  useSNCount: 'licenceCount',
  unUsedCount: 'unusedCount',
  unUsedSNCount: 'unusedCount',
  allSNCount: 'totalCount',
  onLineProductId: 'soldId',
  grantUserId: 'userId',
  userName: 'realName',
  userPhone: 'phone',
  sn: 'serialNumber',
  snMachinesInfo: 'devices',
  regDate: 'registeredAt',
  mid: 'machineId',
  typeNum: ['verdict', { proceed: 0, notEnoughSeats: 1, confirm: 2, moreThanAvailable: 3 }],
  showMessage: 'message',
  pageStatusCode: 'choiceCode',
  pageStatusName: 'choiceName',
  dataValue: ['choice', { on: '1', off: '0' }],
} as const

/** The calls of this feature, made by the host's client. */
export const apiAtom = atom((get) => bindInWords(authorisationContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof authorisationContract, typeof words>

export type MemberRow = Answers['listMembers']['list'][number]
export type Member = Answers['getMember']
export type MemberLicence = Answers['listMemberLicences'][number]
export type AssignableProduct = Answers['listAssignableProducts'][number]
export type Product = Answers['listProducts']['list'][number]
/** One member, with the additional facts of their own page. */
export type KnownProduct = Answers['getProduct']
/** One product, with the facts of its own page. */
export type GrantedUser = Answers['listGrantedUsers']['list'][number]
export type UngrantedUser = Answers['listUngrantedUsers'][number]
export type Obstacle = NonNullable<UngrantedUser['obstacle']>

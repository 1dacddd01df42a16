import { workspaceContract } from '@atrium/contracts/workspace/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { certificationWords, companyWords } from '../shared/wire/words'

const words = {
  ...companyWords,
  ...certificationWords,
  enterprises: 'companies',
  userRole: 'role',
  isChildAdminUser: 'isSubAdministrator',
  logoImageInAliyunOSSViewPath: 'logoPath',
  callName: 'nickname',
  registTime: 'registeredAt',
  lastLoginTime: 'lastSignInAt',
  menuId: 'id',
  menuIcon: 'icon',
  sortNum: 'position',
} as const

/** The calls of this feature. */
export const apiAtom = atom((get) => bindInWords(workspaceContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof workspaceContract, typeof words>

export type Person = Answers['getPerson']
export type Company = Person['companies'][number]
export type MenuItem = Answers['getMenus'][number]

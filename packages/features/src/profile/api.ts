import { profileContract, requiredOf, userTypes } from '@atrium/contracts/profile/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords, type InputsInWords } from '../shared/wire/bindInWords'
import { companyWords } from '../shared/wire/words'

const words = {
  ...companyWords,
  callName: 'nickname',
  category: 'major',
  connectionEnterprises: 'companies',
  lastLoginTime: 'lastSignInAt',
  registTime: 'registeredAt',
  type: ['type', userTypes],
} as const

export const profileApiAtom = atom((get) => bindInWords(profileContract, get(clientAtom), words))

export type Profile = AnswersInWords<typeof profileContract, typeof words>['getProfile']
export type OwnCompany = Profile['companies'][number]
export type UserType = keyof typeof userTypes

type Save = InputsInWords<typeof profileContract, typeof words>['saveProfile']['body']

/** The person's name and contact. */
export type Names = Pick<Save, 'nickname' | 'realName' | 'email'>
/** The person's location and profession, in the format of a submission, and the form's initial values. */
export type Person = NonNullable<Save['person']>
export type PersonBefore = NonNullable<Save['before']['person']>

/** The required fields of this type, beyond the common ones. */
export const requiredFields = (type: UserType, jobRole: Person['jobRole']) =>
  requiredOf({ type: userTypes[type], jobRole }).map((name) => {
    if (name === 'category') return words.category
    return name === 'connectionEnterprises' ? words.connectionEnterprises : name
  })

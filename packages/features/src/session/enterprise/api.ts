import { enterpriseSignInContract } from '@atrium/contracts/session/enterprise/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindInWords } from '../../shared/wire/bindInWords'

const words = { enterpriseId: 'companyId', enterpriseAccount: 'companyAccount' } as const

export const enterpriseSignInApiAtom = atom((get) =>
  bindInWords(enterpriseSignInContract, get(clientAtom), words),
)

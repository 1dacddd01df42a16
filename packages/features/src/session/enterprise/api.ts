import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindInWords } from '../../shared/wire/bindInWords'
import { enterpriseSignInContract } from './contract'

const words = { enterpriseId: 'companyId', enterpriseAccount: 'companyAccount' } as const

export const enterpriseSignInApiAtom = atom((get) =>
  bindInWords(enterpriseSignInContract, get(clientAtom), words),
)

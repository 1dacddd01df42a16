import { newCompanyContract } from '@atrium/contracts/newCompany/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindInWords } from '../shared/wire/bindInWords'
import { companyWords } from '../shared/wire/words'

export const newCompanyApiAtom = atom((get) => bindInWords(newCompanyContract, get(clientAtom), companyWords))

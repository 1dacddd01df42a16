import { companySignInContract } from '@atrium/contracts/companySignIn/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'

export const companyIdentitiesApiAtom = atom((get) => bindContract(companySignInContract, get(clientAtom)))

/** A company's identity by which the person signs in. */
export type CompanyIdentity = OperationOutput<typeof companySignInContract.listCompanyIdentities>[number]

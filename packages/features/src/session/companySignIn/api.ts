import { companySignInContract } from '@atrium/contracts/session/companySignIn/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindContract } from '../../shared/wire/bindContract'

export const companySignInApiAtom = atom((get) => bindContract(companySignInContract, get(clientAtom)))

/** Where people of a company sign in. */
export type CompanyWay = NonNullable<OperationOutput<typeof companySignInContract.getCompanyWayIn>>

/** What linking came to. */
export type LinkedIdentity = OperationOutput<typeof companySignInContract.linkCompanyIdentity>

/** A person at their company, from a ticket. */
export type CompanyPerson = OperationOutput<typeof companySignInContract.getCompanyIdentity>

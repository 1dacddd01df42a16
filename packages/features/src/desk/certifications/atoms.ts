import { certificationStates } from '@atrium/contracts/desk/certifications/contract'
import { atom } from 'jotai'
import { ownQueryAtom } from '../../shared/host/query'
import { listView, oneOf, searchText } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import { requestAtom } from '../../shared/request/request'
import { Failure } from '../../shared/wire/Failure'
import { deskPaths } from '../paths'
import { type CertificationCase, certificationsApiAtom } from './api'
import { type Licence, licencesAtom } from './licences'

const searchLength = 100

/** Submissions in one state: those that wait, oldest first, and others, newest first. */
export const certificationList = pagedList({
  view: listView({
    pageSizes: [20, 50, 100],
    filters: {
      state: oneOf('state', certificationStates, 'pending'),
      search: searchText('search', searchLength),
    },
  }),
  paths: [deskPaths.certifications],
  shows: ['deskCases'],
  ask(get, { state, search }) {
    const { listCertificationCases } = get(certificationsApiAtom)
    const filter = { state, ...(search && { search }) }
    return (pageIndex, pageSize, call) =>
      listCertificationCases({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

const queryAtom = ownQueryAtom([deskPaths.certification])

/** The case in the address; empty: none. */
export const caseIdAtom = atom((get) => get(queryAtom).get('id') ?? '')

/** A case with the picture of its licence, which is never another case’s. */
export interface OpenCase {
  readonly found: CertificationCase
  readonly licence: Licence
}

/**
 * The case in the address, with its picture. While the next one is loading, the earlier one stays: compare its id.
 * Claims elsewhere don’t make it stale, because each look is on record; decisions here do.
 */
export const openCaseAtom = requestAtom(['deskCase'], async (get, signal): Promise<OpenCase> => {
  const caseId = get(caseIdAtom)
  if (caseId === '') throw new Failure('missing')
  const [found, licence] = await Promise.all([
    get(certificationsApiAtom).getCertificationCase({ params: { caseId } }, { signal }),
    get(licencesAtom).load(caseId, (call) =>
      get(certificationsApiAtom).getCertificationLicence({ params: { caseId } }, call),
    ),
  ])
  return { found, licence }
})

/** The phones of one case, shown in full after a reason was given. */
export const revealedAtom = atom<CertificationCase | undefined>(undefined)

declare module '../../shared/request/stale' {
  interface Resources {
    /** One case that is open for review. */
    readonly deskCase: unknown
  }
}

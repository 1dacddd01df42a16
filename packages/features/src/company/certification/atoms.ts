import { atom } from 'jotai'
import { requestAtom } from '../../shared/request/request'
import { apiAtom } from '../api'
import { certificationApiAtom, type Submission } from './api'

/** What the form begins with: the record, or before there is one, what the company is called. */
export const recordAtom = requestAtom(['certification'], async (get, signal) => {
  const detail = await get(apiAtom).getCompanyDetail({}, { signal })
  if (detail) return { detail, name: detail.companyName, account: detail.companyAccount }
  const home = await get(apiAtom).getCompanyHome({}, { signal })
  return { detail: null, name: home.companyName, account: home.companyAccount }
})

export const regionsAtom = requestAtom([], (get, signal) =>
  get(certificationApiAtom).getRegions({}, { signal }),
)

/** The picture of the business licence on record. */
export const licenceAtom = requestAtom(['certification'], async (get, signal) => {
  const { content } = await get(certificationApiAtom).getBusinessLicence({}, { signal })
  return content
})

export const listHistoryAtom = atom(null, (get, _set, signal: AbortSignal) =>
  get(certificationApiAtom).listAuditHistory({}, { signal }),
)

/** `first` where nothing was submitted yet, which decides the call. */
export const submitAtom = atom(null, (get, _set, which: 'first' | 'again', body: Submission) => {
  const { submitAudit, resubmitAudit } = get(certificationApiAtom)
  const send = which === 'first' ? submitAudit : resubmitAudit
  // A picture of 5 MB takes its time on a slow line.
  return send({ body }, { timeout: 120_000 })
})

export const cancelAuditAtom = atom(null, (get, _set, version: number) =>
  get(certificationApiAtom).cancelAudit({ body: { version } }),
)

export const isNameFreeAtom = atom(null, (get, _set, companyName: string, signal?: AbortSignal) =>
  get(certificationApiAtom).checkCompanyName({ query: { companyName } }, signal ? { signal } : {}),
)

export const suggestAtom = atom(null, (get, _set, word: string, signal: AbortSignal) =>
  get(certificationApiAtom).suggestCompanies({ query: { word } }, { signal }),
)

export const searchRegistryAtom = atom(null, (get, _set, word: string) =>
  get(certificationApiAtom).searchRegistry({ query: { word } }),
)

import { atom, type Getter } from 'jotai'
import { requestAtom } from '../../shared/request/request'
import { apiAtom } from '../api'
import { certificationApiAtom } from './api'

/** The form's initial values. They never change while somebody types: the screen decides whether to reload. */
export const formRecordAtom = requestAtom([], askRecord)

export const recordAtom = requestAtom(['certification'], askRecord)

/** The record or, before there is one, the company's name. */
async function askRecord(get: Getter, signal: AbortSignal) {
  const detail = await get(apiAtom).getCompanyDetail({}, { signal })
  if (detail) return { detail, name: detail.companyName, account: detail.companyAccount }
  const home = await get(apiAtom).getCompanyHome({}, { signal })
  return { detail: null, name: home.companyName, account: home.companyAccount }
}

/** The picture of the business licence on record. */
export const licenceAtom = requestAtom(['certification'], async (get, signal) => {
  const { content } = await get(certificationApiAtom).getBusinessLicence({}, { signal })
  return content
})

export const listHistoryAtom = atom(null, (get, _set, signal: AbortSignal) =>
  get(certificationApiAtom).listAuditHistory({}, { signal }),
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

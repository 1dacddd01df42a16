import * as v from 'valibot'
import { contract, file, id, page, pageQuery, text, timestamp } from '../../wire/contract'
import { claim } from '../cases/contract'

export const certificationStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const
const state = v.picklist(certificationStates)

/** Longest text for the company about a decision, in characters. */
export const detailLength = 500

const row = v.object({
  caseId: id,
  companyId: id,
  name: v.string(),
  code: v.string(),
  state,
  /** Whether the company was never certified before. */
  isFirst: v.boolean(),
  submittedAt: timestamp,
  submittedBy: v.string(),
  decidedAt: v.nullable(timestamp),
  /** When it is to be decided. */
  dueAt: timestamp,
  claim: v.nullable(claim),
})

/** What a company states about itself. */
const statement = v.object({
  name: v.string(),
  code: v.string(),
  contactPerson: v.string(),
  contactPhone: v.string(),
  province: v.string(),
  city: v.string(),
  areaOrCounty: v.string(),
  detailedAddress: v.string(),
  remark: v.string(),
})

const params = v.object({ caseId: id })

const decided = v.object({
  name: v.string(),
  /** The case to go on with: the next one in the queue, else the oldest that was left out; null: none is free. */
  nextId: v.nullable(id),
})

export const deskCertificationsContract = contract({
  listCertificationCases: {
    method: 'GET',
    path: '/api/desk/certifications',
    query: v.object({
      ...pageQuery(100),
      /** Default: those that wait, oldest first. Others: newest first. */
      state: v.optional(state),
      /** Part of a name or code. */
      search: v.optional(text(100)),
    }),
    response: page(row),
  },
  getCertificationCase: {
    method: 'GET',
    path: '/api/desk/certifications/{caseId}',
    params,
    response: v.object({
      ...row.entries,
      /** Phones are masked unless the caller gave a reason. */
      submitted: statement,
      submitterPhone: v.string(),
      isMasked: v.boolean(),
      /** The company's certified statement before; null: it was never certified. */
      certified: v.nullable(statement),
      /** What the public registry answers for the code; null: it could not be asked. */
      registry: v.nullable(v.array(v.object({ name: v.string(), code: v.string() }))),
      hasLogo: v.boolean(),
      detail: v.string(),
      decidedBy: v.string(),
      /** Earlier submissions of the company, newest first. */
      history: v.array(
        v.object({
          caseId: id,
          state,
          name: v.string(),
          submittedAt: timestamp,
          decidedAt: v.nullable(timestamp),
          detail: v.string(),
        }),
      ),
      /** The waiting cases after and before this one that no colleague works on; null: none. */
      nextId: v.nullable(id),
      previousId: v.nullable(id),
    }),
  },
  getCertificationLicence: {
    method: 'GET',
    path: '/api/desk/certifications/{caseId}/licence',
    params,
    answers: 'file',
    response: file,
  },
  approveCertification: {
    method: 'POST',
    path: '/api/desk/certifications/{caseId}/approve',
    params,
    body: v.object({ detail: v.optional(text(detailLength)) }),
    response: decided,
  },
  rejectCertification: {
    method: 'POST',
    path: '/api/desk/certifications/{caseId}/reject',
    params,
    body: v.object({ detail: text(detailLength, 1) }),
    response: decided,
  },
})

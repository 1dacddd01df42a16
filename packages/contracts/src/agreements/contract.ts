import * as v from 'valibot'
import { agreementOutdated, agreementVersion as version } from '../shared/agreements/contract'
import { contract, timestamp } from '../wire/contract'

export const agreementKind = v.picklist(['userAgreement', 'privacyPolicy', 'deregistration'])
export type AgreementKind = v.InferOutput<typeof agreementKind>

/** The kinds that every account agrees to, and that people are asked about when a new version appears. */
const standingKind = v.picklist(['userAgreement', 'privacyPolicy'])
export type StandingKind = v.InferOutput<typeof standingKind>

const occasion = v.picklist([
  'registration',
  /** They wanted to sign in with a code and had no account. */
  'codeSignIn',
  /** They registered to accept an invitation. */
  'invitation',
  /** They were asked about a new version. */
  'newVersion',
  'deregistration',
])
export type Occasion = v.InferOutput<typeof occasion>

/** `coming`: announced, not in force yet. */
const standing = v.picklist(['past', 'current', 'coming'])

export const agreementsContract = contract({
  getAgreement: {
    method: 'GET',
    path: '/api/v1/Agreement/GetAgreement',
    isPublic: true,
    query: v.object({
      kind: agreementKind,
      language: v.picklist(['zh-CN', 'en']),
      /** Default: the version in force. */
      version: v.optional(version),
    }),
    response: v.object({
      kind: agreementKind,
      version,
      standing,
      startAt: timestamp,
      title: v.string(),
      /** Text before the first section. */
      introduction: v.string(),
      sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
      versions: v.array(
        v.object({
          version,
          standing,
          startAt: timestamp,
          /** Changes in this version. */
          change: v.string(),
        }),
      ),
    }),
  },
  listOwnAgreements: {
    method: 'GET',
    path: '/api/v1/Agreement/GetOwnAgreements',
    response: v.object({
      agreed: v.array(v.object({ kind: agreementKind, version, standing, at: timestamp, occasion })),
      due: v.array(v.object({ kind: standingKind, version, startAt: timestamp })),
    }),
  },
  agree: {
    method: 'POST',
    path: '/api/v1/Agreement/Agree',
    body: v.object({
      agreements: v.pipe(v.array(v.object({ kind: standingKind, version })), v.minLength(1), v.maxLength(2)),
    }),
    response: v.literal(true),
  },
})

/** Error codes of calls about agreements. */
export const agreementErrors = {
  /** Another version is in force now. */
  outdated: agreementOutdated,
} as const

import * as v from 'valibot'

/** The first day on which it is in force: `2026-11-01`. */
export const agreementVersion = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-01'),
)

/** The versions that a new account agrees to. */
export const standingVersions = v.object({ userAgreement: agreementVersion, privacyPolicy: agreementVersion })
export type StandingVersions = v.InferOutput<typeof standingVersions>

/** Error code for an agreement to a version that isn't in force. */
export const agreementOutdated = 54200

import * as v from 'valibot'

/** The day from which on it is in force: `2026-11-01`. */
export const agreementVersion = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-01'),
)

/** Which version of each whoever has an account agrees to. */
export const standingVersions = v.object({ userAgreement: agreementVersion, privacyPolicy: agreementVersion })
export type StandingVersions = v.InferOutput<typeof standingVersions>

/** Code of the refusal of what is agreed to while another version is in force. */
export const agreementOutdated = 54200

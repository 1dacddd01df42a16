import { Refusal } from '../../platform/refusal/Refusal'

/** The error types of RFC 7644, 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'invalidVers'

/** An error for the SCIM client: an HTTP status, a sentence, and the type if the RFC has one. */
export class ScimError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly scimType?: ScimType,
  ) {
    super(detail)
  }
}

export const invalidValue = (detail: string) => new ScimError(400, detail, 'invalidValue')
export const missing = (kind: string, id: string) => new ScimError(404, `There is no ${kind} “${id}”.`)

export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** The error's message as RFC 7644 defines it, or undefined for errors that aren't for the client. */
export function errorMessage(error: unknown) {
  if (error instanceof ScimError)
    return {
      schemas: [errorSchema],
      status: String(error.status),
      ...(error.scimType && { scimType: error.scimType }),
      detail: error.message,
    }
  if (!(error instanceof Refusal)) return undefined
  const { english, status } = error.entry
  // A business rule's refusal has no status of its own: it conflicts with the company's data.
  return { schemas: [errorSchema], status: String(status ?? 409), detail: english }
}

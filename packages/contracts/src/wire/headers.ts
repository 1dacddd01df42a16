/** Names the current company; empty or absent in the personal space. */
export const companyHeader = 'enterpriseid'

/** The key of an idempotent call: 8 to 64 letters, digits, `_` or `-`. */
export const idempotencyHeader = 'idempotency-key'

/** The proof of the browser's key, as in RFC 9449. */
export const browserProofHeader = 'dpop'

/** Identifies the page that requests or uses a code: 22 to 64 random letters, digits, `_` or `-`. */
export const codeChallengeHeader = 'x-atrium-code-challenge'

/** Required by a GET that writes, with any value. Links, pictures and forms of other sites can't send it. */
export const changeHeader = 'x-atrium-change'

/** The purpose of a read other than displaying the data. */
export const purposeHeader = 'x-atrium-purpose'
/** To save it as a file. */
export const exporting = 'export'
/**
 * To show a change made elsewhere. Pages do this by themselves, so it doesn't count as use of the session.
 */
export const following = 'follow'

/** Why somebody of the vendor's staff makes a call, percent-encoded in UTF-8. */
export const staffReasonHeader = 'x-atrium-reason'
/** Its longest text, in characters before encoding. */
export const staffReasonLength = 200

/** Names the sign-in request of an application that this browser began. */
export const signInRequestCookie = 'atrium_sign_in_request'

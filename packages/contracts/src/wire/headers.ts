/** The request header that names the current company; empty or absent in the personal space. */
export const companyHeader = 'enterpriseid'

/** The request header with the key of a call of an idempotent operation: 8 to 64 letters, digits, `_` or `-`. */
export const idempotencyHeader = 'idempotency-key'

/** The request header with the proof of the browser's key, as RFC 9449 has it. */
export const browserProofHeader = 'dpop'

/**
 * The request header by which a page that asks for a code is known when it comes with it: 22 to 64 letters, digits, `_`
 * or `-` that nobody guesses.
 */
export const codeChallengeHeader = 'x-atrium-code-challenge'

/**
 * The request header that a GET which writes asks for, with any value: no link, picture or form of another site can
 * send it.
 */
export const changeHeader = 'x-atrium-change'

/** The request header that says what something is read for, where that isn't to look at it. */
export const purposeHeader = 'x-atrium-purpose'
/** To save it as a file. */
export const exporting = 'export'
/** To show what happened elsewhere: a page asks by itself, so it is no use of the session. */
export const following = 'follow'

/** Why metadata of an identity provider can't be used. */
export type MetadataFault =
  /** Not well-formed, too large or too deep, or with a DTD. */
  | 'unreadable'
  /** XML, but not the metadata of an identity provider. */
  | 'notMetadata'
  | 'severalProviders'
  /** No address for sign-ins with the binding HTTP-Redirect. */
  | 'noAddress'
  /** The address for sign-ins isn't an https address. */
  | 'insecureAddress'
  | 'noCertificate'
  /** All its certificates have ended. */
  | 'certificateEnded'
  /** Its keys are no RSA keys of at least 2048 bits. */
  | 'weakCertificate'
  /** Its own date of validity has passed. */
  | 'metadataEnded'

/** Why an answer of an identity provider signs nobody in. */
export type AnswerFault =
  /** Not an answer, not well-formed, too large, or with parts that answers don't have. */
  | 'unreadable'
  /** The identity provider itself refused. */
  | 'refusedThere'
  /** The answer asks for another request, or for none. */
  | 'unasked'
  | 'otherIssuer'
  | 'otherAudience'
  /** It was made for another address. */
  | 'otherRecipient'
  | 'unsigned'
  /** No certificate of the metadata fits the signature, or something was changed. */
  | 'signatureWrong'
  | 'algorithmWeak'
  /** It isn't encrypted for us, or in a way that we don't read. */
  | 'encryptionWrong'
  | 'early'
  | 'late'
  | 'replayed'
  | 'noSubject'

export type SamlFault = MetadataFault | AnswerFault

/** A document of SAML that is refused. The details are for logs and administrators only. */
export class SamlFailure<F extends SamlFault = SamlFault> extends Error {
  readonly fault: F

  constructor(fault: F, details = '') {
    super(details === '' ? fault : `${fault}: ${details}`)
    this.name = 'SamlFailure'
    this.fault = fault
  }
}

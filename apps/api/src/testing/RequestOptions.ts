/** The sender of a request: an access token, or simply a user, who needs no session. */
export type Sender = string | { readonly userId: string; readonly sessionId?: string }

export interface RequestOptions {
  readonly as?: Sender
  /** Sent as the `enterpriseid` header. */
  readonly company?: string
  readonly headers?: Readonly<Record<string, string>>
}

import type { CreateEmbedToken, EmbedToken } from './EmbedToken'
import { type AtriumOptions, sender } from './sender'

/** The account service, for the server of a site that embeds its features. */
export class Atrium {
  readonly embedTokens: {
    /**
     * Gets a token for one person in one company. Give it to their page only, and check your own session first: the
     * token can do what the person may do.
     *
     * @throws AtriumError
     */
    create(wanted: CreateEmbedToken): Promise<EmbedToken>
  }

  /** @throws TypeError if the options can't work, or in a browser */
  constructor(options: AtriumOptions) {
    const send = sender(options)
    this.embedTokens = { create: async (wanted) => tokenIn(await send('/v1/embed-tokens', wanted)) }
  }
}

function tokenIn(data: unknown): EmbedToken {
  const { token, expiresAt, scopes }: Partial<EmbedToken> = Object(data)
  if (typeof token !== 'string' || typeof expiresAt !== 'string' || !Array.isArray(scopes))
    throw new TypeError('The answer is no embed token. Does `service` name the account service?')
  return { token, expiresAt, scopes }
}

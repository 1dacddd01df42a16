import * as v from 'valibot'
import { contract, id, mobile, text, timestamp, wholeNumber } from '../wire/contract'

/** Longest life of an embed token, in seconds. */
export const longestSeconds = 600

/** A site's identifier of one of its people, as long as their own systems make them. */
export const externalId = text(200, 1)

/** `departments:read`, `departments:write`; which ones exist is in the OpenAPI document. */
const scope = v.pipe(
  v.string(),
  v.regex(
    /^[a-zA-Z]{1,40}:(read|write)$/,
    'must be a capability and read or write, such as departments:read',
  ),
)

/** An origin as browsers send it: scheme, host and port, without a path. */
export const siteOrigin = v.pipe(
  v.string(),
  v.maxLength(255),
  v.check(
    (value) =>
      URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value,
    'must be an origin such as https://www.example.com, without a path',
  ),
)

/** Which members a site may link to its own people by their phone; `members`: nobody who administers anything. */
export const linkChoices = ['nobody', 'members', 'everybody'] as const

/** Calls of sites that embed features, and what companies decide about them. */
export const embeddingContract = contract({
  createEmbedToken: {
    method: 'POST',
    path: '/v1/embed-tokens',
    isPublic: true,
    siteKey: true,
    body: v.object({
      person: v.union([
        v.strictObject({ id }),
        v.strictObject({
          externalId,
          /** Finds the member to link on first use, if the company allows links. */
          phone: v.optional(mobile),
        }),
      ]),
      companyId: id,
      scopes: v.pipe(v.array(scope), v.minLength(1), v.maxLength(200)),
      /** Where the page is that will use the token. */
      origin: siteOrigin,
      /** Thumbprint (RFC 7638, SHA-256) of the browser's key, which must then sign each call. Default: no key. */
      keyThumbprint: v.optional(
        v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 43 letters, digits, _ or -')),
      ),
      /** Default: {@link longestSeconds}. */
      seconds: v.optional(wholeNumber(1, longestSeconds)),
    }),
    response: v.object({
      token: v.string(),
      expiresAt: timestamp,
      /** The requested scopes that the site has. */
      scopes: v.array(v.string()),
    }),
  },
  listEmbedders: {
    method: 'GET',
    path: '/api/Enterprise/GetEmbedders',
    query: v.object({ enterPriseId: id }),
    response: v.array(
      v.object({
        embedderId: id,
        embedderName: v.string(),
        origins: v.array(v.string()),
        scopes: v.array(v.string()),
        links: v.picklist(linkChoices),
        /** Members whom the site has linked. */
        linkedCount: wholeNumber(0, 1_000_000),
      }),
    ),
  },
  setEmbedderLinks: {
    method: 'POST',
    path: '/api/Enterprise/SetEmbedderLinks',
    body: v.object({ enterPriseId: id, embedderId: id, links: v.picklist(linkChoices) }),
    response: v.literal(true),
  },
})

/** Error codes of embed tokens. */
export const embeddingErrors = {
  keyUnknown: 55900,
  originUnknown: 55901,
  companyNotAllowed: 55902,
  notAMember: 55903,
  personRefused: 55904,
  scopeUnknown: 55905,
  noScopeLeft: 55906,
  linksNotAllowed: 55907,
  linkUnknown: 55908,
  linkTaken: 55909,
  embedderMissing: 55910,
} as const

import * as v from 'valibot'
import { begunAtProvider } from '../session/social/contract'
import { contract, id, text, timestamp, wholeNumber } from '../wire/contract'

/** Longest name of a connection. */
export const connectionNameLength = 40

/** One of them may be switched on. */
export const mostConnections = 3
export const mostDomains = 20
/** Most mappings of each kind. */
export const mostMappings = 200
/** Members who may go on signing in without the connection, so that a broken one locks nobody out. */
export const mostExempt = 2
/** Longest metadata of a SAML identity provider, in characters. */
export const metadataLength = 200_000

export const connectionKinds = ['oidc', 'saml'] as const

/** A domain as people type it, in lower case and without a dot at the end; international names in Punycode. */
export const domain = v.pipe(
  v.string(),
  v.maxLength(255),
  v.trim(),
  v.toLowerCase(),
  v.transform((typed) => typed.replace(/^@/, '').replace(/\.$/, '')),
  v.transform((typed) => (URL.canParse(`https://${typed}`) ? new URL(`https://${typed}`).hostname : typed)),
  v.maxLength(253),
  v.regex(
    /^(?=.*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/,
    'must be a domain such as example.com',
  ),
)

const claimName = text(200, 1)
const claimValue = text(400, 1)
const count = wholeNumber(0, 10_000_000)
const ofCompany = v.object({ enterPriseId: id })
const connection = { enterPriseId: id, connectionId: id }

/** A value of a claim or group that leads to a department. */
const departmentMapping = v.object({ claim: claimName, value: claimValue, departmentId: id })
/** A value of a claim or group that leads to a permission group, which makes its members administrators. */
const groupMapping = v.object({ claim: claimName, value: claimValue, groupId: id })

const joining = {
  /** Whether people of the company's domains become members at their first sign-in. */
  joins: v.boolean(),
  /** Whether each sign-in moves members to the mapped department again. */
  follows: v.boolean(),
  /** Where people without a mapping belong; null: the top department. */
  departmentId: v.nullable(id),
  /** The first one that fits counts. */
  departments: v.pipe(v.array(departmentMapping), v.maxLength(mostMappings)),
  groups: v.pipe(v.array(groupMapping), v.maxLength(mostMappings)),
}

const issuer = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.transform((typed) => typed.replace(/\/\.well-known\/openid-configuration$/, '')),
  v.check((value) => {
    if (!URL.canParse(value)) return false
    const { protocol, search, hash, username, password } = new URL(value)
    return /^https?:$/.test(protocol) && !search && !hash && !username && !password
  }, 'must be an address such as https://login.example.com, without a query'),
)

/** Where an identity provider signs people of a company in. */
const connectionSummary = {
  connectionId: id,
  connectionName: v.string(),
  kind: v.picklist(connectionKinds),
  /**
   * `draft`: details are missing, or changed since the last test. `tested`: it can be switched on. `on`: it signs
   * people in.
   */
  state: v.picklist(['draft', 'tested', 'on']),
  /** Whether the identity provider's details are known, so that it can be tested. */
  hasDetails: v.boolean(),
  /** People who sign in by it. */
  linkedCount: count,
  lastUsedAt: v.nullable(timestamp),
  /** When the first of the identity provider's certificates in use ends; null: it has none. */
  certificateEndsAt: v.nullable(timestamp),
}

/** What a test found out. */
const testResult = v.object({
  at: timestamp,
  subject: v.string(),
  mail: v.string(),
  displayName: v.string(),
  /** Everything the identity provider said, by name; long values are cut. */
  claims: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  /** Where this person would belong; null: nobody joins by it, or they are a member. */
  departmentName: v.nullable(v.string()),
  groupNames: v.array(v.string()),
  /**
   * What has to be corrected first. `noMail`: it states no mail address. `mailUnverified`: it says that the address
   * isn't verified. `otherDomain`: the address belongs to none of the company's verified domains. `passingSubject`:
   * the subject changes with each sign-in.
   */
  problems: v.array(v.picklist(['noMail', 'mailUnverified', 'otherDomain', 'passingSubject'])),
})

/** A company's own identity: its verified domains, and the identity providers at which its people sign in. */
export const connectionsContract = contract({
  getIdentity: {
    method: 'GET',
    path: '/api/Enterprise/GetIdentity',
    query: ofCompany,
    response: v.object({
      domains: v.array(
        v.object({
          domain: v.string(),
          /** `lost`: it was verified, but its record is missing now; it works until `endsAt`. */
          state: v.picklist(['pending', 'verified', 'lost']),
          /** The TXT record to add. */
          recordName: v.string(),
          recordValue: v.string(),
          verifiedAt: v.nullable(timestamp),
          checkedAt: v.nullable(timestamp),
          endsAt: v.nullable(timestamp),
        }),
      ),
      connections: v.array(v.object(connectionSummary)),
      /** Whether everybody of the domains must sign in by the connection that is on. */
      isRequired: v.boolean(),
      exempt: v.array(v.object({ userId: id, name: v.string() })),
    }),
  },
  addDomain: {
    method: 'POST',
    path: '/api/Enterprise/AddDomain',
    body: v.object({ enterPriseId: id, domain }),
    response: v.literal(true),
  },
  /** Looks the record up now. */
  verifyDomain: {
    method: 'POST',
    path: '/api/Enterprise/VerifyDomain',
    body: v.object({ enterPriseId: id, domain }),
    response: v.object({
      /** `missing`: no record of ours; `other`: one of ours with another value; `unreachable`: no answer. */
      verdict: v.picklist(['verified', 'missing', 'other', 'unreachable']),
      /** The records that were found, at most ten. */
      found: v.array(v.string()),
    }),
  },
  removeDomain: {
    method: 'POST',
    path: '/api/Enterprise/RemoveDomain',
    body: v.object({ enterPriseId: id, domain }),
    response: v.literal(true),
  },
  addConnection: {
    method: 'POST',
    path: '/api/Enterprise/AddConnection',
    body: v.object({
      enterPriseId: id,
      connectionName: text(connectionNameLength, 1),
      kind: v.picklist(connectionKinds),
    }),
    response: v.object({ connectionId: id }),
  },
  getConnection: {
    method: 'GET',
    path: '/api/Enterprise/GetConnection',
    query: v.object(connection),
    response: v.object({
      ...connectionSummary,
      /** What the identity provider's administrator needs. */
      ours: v.object({
        /** OpenID Connect: the redirect address. */
        redirectUri: v.string(),
        /** SAML: our entity id, where responses go, and our metadata. */
        entityId: v.string(),
        acsAddress: v.string(),
        metadataAddress: v.string(),
      }),
      oidc: v.nullable(
        v.object({
          issuer: v.string(),
          clientId: v.string(),
          hasSecret: v.boolean(),
          /** Besides `openid`. */
          scopes: v.array(v.string()),
        }),
      ),
      saml: v.nullable(
        v.object({
          entityId: v.string(),
          ssoAddress: v.string(),
          certificates: v.array(
            v.object({
              subject: v.string(),
              fingerprint: v.string(),
              startsAt: timestamp,
              endsAt: timestamp,
            }),
          ),
        }),
      ),
      joining: v.object(joining),
      lastTest: v.nullable(testResult),
    }),
  },
  renameConnection: {
    method: 'POST',
    path: '/api/Enterprise/RenameConnection',
    body: v.object({ ...connection, connectionName: text(connectionNameLength, 1) }),
    response: v.literal(true),
  },
  saveOidcConnection: {
    method: 'POST',
    path: '/api/Enterprise/SaveOidcConnection',
    body: v.object({
      ...connection,
      issuer,
      clientId: text(200, 1),
      /** Absent: the stored one stays, as long as the issuer stays. */
      clientSecret: v.optional(text(500, 1)),
      scopes: v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[\x21\x23-\x5B\x5D-\x7E]{1,100}$/, 'must be a scope'))),
        v.maxLength(20),
      ),
    }),
    response: v.literal(true),
  },
  saveSamlConnection: {
    method: 'POST',
    path: '/api/Enterprise/SaveSamlConnection',
    body: v.object({
      ...connection,
      /** The identity provider's metadata, as XML. */
      metadata: v.pipe(v.string(), v.minLength(1), v.maxLength(metadataLength)),
    }),
    response: v.literal(true),
  },
  saveJoining: {
    method: 'POST',
    path: '/api/Enterprise/SaveConnectionJoining',
    body: v.object({ ...connection, ...joining }),
    response: v.literal(true),
  },
  /** Leads the administrator's browser through a sign-in that changes nothing. */
  beginConnectionTest: {
    method: 'POST',
    path: '/api/Enterprise/BeginConnectionTest',
    browserProof: true,
    effect: 'reads',
    body: v.object({ ...connection, origin: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
    response: begunAtProvider,
  },
  finishConnectionTest: {
    method: 'POST',
    path: '/api/Enterprise/FinishConnectionTest',
    body: v.object({ ...connection, ticket: v.pipe(v.string(), v.maxLength(16_384)) }),
    response: testResult,
  },
  switchConnection: {
    method: 'POST',
    path: '/api/Enterprise/SwitchConnection',
    body: v.object({ ...connection, isOn: v.boolean() }),
    response: v.literal(true),
  },
  /** People who signed in by it go on with their own ways. */
  endConnection: {
    method: 'POST',
    path: '/api/Enterprise/EndConnection',
    body: v.object(connection),
    response: v.literal(true),
  },
  saveSignInRule: {
    method: 'POST',
    path: '/api/Enterprise/SaveSignInRule',
    body: v.object({
      enterPriseId: id,
      isRequired: v.boolean(),
      exempt: v.pipe(v.array(id), v.maxLength(mostExempt)),
    }),
    response: v.literal(true),
  },
})

export const connectionsErrors = {
  connectionMissing: 56300,
  nameTaken: 56301,
  tooManyConnections: 56302,
  tooManyDomains: 56303,
  domainMissing: 56304,
  /** Another company has verified it. */
  domainTaken: 56305,
  /** The connection hasn't passed a test since its last change. */
  notTested: 56306,
  noDomain: 56307,
  /** The identity provider's configuration can't be read. */
  discoveryFailed: 56308,
  /** The address isn't allowed, for example one within our network. */
  addressForbidden: 56309,
  metadataInvalid: 56310,
  certificateExpired: 56311,
  secretMissing: 56312,
  /** Nobody with an own way in would be left. */
  exemptMissing: 56313,
  departmentMissing: 56314,
  groupMissing: 56315,
  testLate: 56316,
  otherKind: 56317,
  notOn: 56318,
} as const

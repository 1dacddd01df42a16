import type { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { sealSecret } from '../../features/connections/findConnection'
import { nobodyJoins } from '../../features/connections/Joining'
import { sampleMetadata } from '../../features/connections/saml/testing/sampleMetadata'
import { type StoredIdentity, seal, storeIdentity, type Ticket } from '../../features/connections/sealed'
import { randomId } from '../../platform/keys/randomId'
import { demo } from '../../seed/demo'
import { companyDomains, connectionPeople, connections, signInRules } from '../../tables'
import type { TestService } from '../createTestService'
import { cameBackFrom } from '../servers/standInCompany'
import { boss, type SamplesOf } from './Sample'

const { companyId, userIds } = demo
const enterPriseId = companyId
const domain = 'samples.example'
const mail = `linmo@${domain}`

/** A domain and a connection that is on, to the stand-in, instead of those before. */
export async function addConnection(service: TestService, isOn = true) {
  const { database, ports, clock } = service
  const { connection: db } = database
  const now = clock.now()
  await db.delete(signInRules)
  await db.delete(connections)
  await db.delete(companyDomains)
  await db.insert(companyDomains).values({
    ...{ companyId, domain, token: 'token', addedAt: now, verifiedAt: now, checkedAt: now },
  })
  const connectionId = randomId()
  const { issuer, clientId, clientSecret } = standInOf(service)
  await db.insert(connections).values({
    ...{ companyId, id: connectionId, name: '企业登录', kind: 'oidc', createdAt: now, isOn },
    details: { kind: 'oidc', issuer, clientId, scopes: [] },
    secret: sealSecret(ports.keys, { companyId, id: connectionId }, clientSecret),
    joining: nobodyJoins,
    testedRevision: 1,
  })
  return { companyId, connectionId }
}

function standInOf({ ports }: TestService) {
  if (!ports.standInCompany) throw new Error('There is no stand-in.')
  return ports.standInCompany
}

/** A ticket of somebody whom their company's identity provider describes. */
export async function ticketFor(
  service: TestService,
  named: { readonly companyId: string; readonly connectionId: string },
  given: Partial<Ticket> = {},
  stated: Partial<StoredIdentity> = {},
) {
  const { ports, clock, database } = service
  const expiresAt = clock.now().getTime() + 60_000
  const ticket: Ticket = {
    ...named,
    ...{ id: randomId(), revision: 1, purpose: 'signIn', userId: null, browserKey: null, expiresAt },
    ...given,
  }
  await storeIdentity(database.connection, ports.keys, ticket, {
    ...{ subject: 'subject', isPassing: false, mail, isMailUnverified: false, displayName: '林墨' },
    ...{ claims: {}, sessionEndsAt: null },
    ...stated,
  })
  return seal(ports.keys, 'ticket', ticket)
}

/** Links an account to the person of {@link ticketFor}. */
export async function linkTo(
  { database, clock }: TestService,
  named: { readonly companyId: string; readonly connectionId: string },
  userId: string,
) {
  await database.connection.insert(connectionPeople).values({
    ...{ ...named, subject: 'subject', userId, displayName: '林墨', mail, linkedAt: clock.now() },
  })
}

export const connectionSamples: SamplesOf<typeof connectionsOperations> = {
  getIdentity: { ...boss, input: () => ({ query: { enterPriseId } }) },
  addDomain: {
    ...boss,
    input: () => ({ body: { enterPriseId, domain: `${crypto.randomUUID()}.example` } }),
  },
  verifyDomain: {
    ...boss,
    async input({ service }) {
      await addConnection(service)
      const db = service.database.connection
      // The test service's name servers answer with this record.
      await db.update(companyDomains).set({ verifiedAt: null, token: 'sample' })
      return { body: { enterPriseId, domain } }
    },
  },
  removeDomain: {
    ...boss,
    async input({ service }) {
      await addConnection(service)
      return { body: { enterPriseId, domain } }
    },
  },
  addConnection: {
    ...boss,
    async input({ service }) {
      await service.database.connection.delete(connections)
      return { body: { enterPriseId, connectionName: '新连接', kind: 'oidc' } }
    },
  },
  getConnection: {
    ...boss,
    async input({ service }) {
      const { connectionId } = await addConnection(service)
      return { query: { enterPriseId, connectionId } }
    },
  },
  renameConnection: {
    ...boss,
    async input({ service }) {
      const { connectionId } = await addConnection(service)
      return { body: { enterPriseId, connectionId, connectionName: '新名称' } }
    },
  },
  saveOidcConnection: {
    ...boss,
    async input({ service }) {
      const { connectionId } = await addConnection(service)
      const { issuer } = standInOf(service)
      const details = { issuer, clientId: 'other', clientSecret: 'secret', scopes: ['email'] }
      return { body: { enterPriseId, connectionId, ...details } }
    },
  },
  saveSamlConnection: {
    ...boss,
    async input({ service }) {
      const { connectionId } = await addConnection(service)
      await service.database.connection.update(connections).set({ kind: 'saml', details: null })
      return { body: { enterPriseId, connectionId, metadata: sampleMetadata } }
    },
  },
  saveJoining: {
    ...boss,
    async input({ service }) {
      const { connectionId } = await addConnection(service)
      return {
        body: { enterPriseId, connectionId, ...nobodyJoins, departments: [], groups: [], joins: true },
      }
    },
  },
  beginConnectionTest: {
    ...boss,
    async input({ service }) {
      const { connectionId } = await addConnection(service)
      return { body: { enterPriseId, connectionId } }
    },
  },
  finishConnectionTest: {
    ...boss,
    async input({ service, session }) {
      const named = await addConnection(service)
      const ticket = await ticketFor(service, named, { purpose: 'test', userId: session.userId })
      return { body: { enterPriseId, connectionId: named.connectionId, ticket } }
    },
  },
  switchConnection: {
    ...boss,
    async input({ service }) {
      const { connectionId } = await addConnection(service, false)
      return { body: { enterPriseId, connectionId, isOn: true } }
    },
  },
  endConnection: {
    ...boss,
    async input({ service }) {
      const { connectionId } = await addConnection(service)
      return { body: { enterPriseId, connectionId } }
    },
  },
  saveSignInRule: {
    ...boss,
    async input({ service }) {
      await addConnection(service)
      return { body: { enterPriseId, isRequired: true, exempt: [userIds.superAdministrator] } }
    },
  },
}

export const companySignInSamples: SamplesOf<typeof companySignInOperations> = {
  findWayIn: {
    as: 'member',
    async input({ service }) {
      await addConnection(service)
      return { body: { identifier: mail } }
    },
  },
  getCompanyWayIn: { as: 'member', input: () => ({ query: { companyId } }) },
  beginCompanySignIn: {
    as: 'member',
    input: async ({ service }) => ({ body: await addConnection(service) }),
  },
  beginCompanyProof: {
    as: 'member',
    input: async ({ service }) => ({ body: await addConnection(service) }),
  },
  exchangeCompanyAnswer: {
    as: 'member',
    async input({ service }) {
      const named = await addConnection(service)
      return { body: await cameBackFrom(service, named, mail) }
    },
  },
  getCompanyIdentity: {
    as: 'member',
    async input({ service }) {
      return { body: { ticket: await ticketFor(service, await addConnection(service)) } }
    },
  },
  signInByCompany: {
    as: 'member',
    async input({ service }) {
      const named = await addConnection(service)
      await linkTo(service, named, userIds.member)
      return { body: { ticket: await ticketFor(service, named) } }
    },
  },
  linkCompanyIdentity: {
    as: 'individual',
    async input({ service }) {
      return { body: { ticket: await ticketFor(service, await addConnection(service)) } }
    },
  },
  proveCompanyIdentity: {
    as: 'member',
    async input({ service, session }) {
      const named = await addConnection(service)
      await linkTo(service, named, session.userId)
      const ticket = await ticketFor(service, named, { purpose: 'prove', userId: session.userId })
      return { body: { ticket } }
    },
  },
  listCompanyIdentities: { as: 'member', input: () => ({}) },
  unlinkCompanyIdentity: {
    as: 'individual',
    async input({ service, session }) {
      const named = await addConnection(service)
      await linkTo(service, named, session.userId)
      return { body: named }
    },
  },
}

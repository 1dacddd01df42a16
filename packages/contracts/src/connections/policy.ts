import { withPolicy } from '../wire/policy'
import { connectionsContract } from './contract'

const read = { access: 'superAdministrator', embedding: 'never' } as const
const decided = { ...read, proof: 'recent' } as const

export const connectionsOperations = withPolicy(connectionsContract, {
  getIdentity: {
    summary: 'Returns the company’s domains, its connections, and whether people must sign in by them.',
    ...read,
  },
  addDomain: { summary: 'Claims a domain. It has no effect until it is verified.', ...decided },
  verifyDomain: {
    summary:
      'Looks for the domain’s TXT record. A domain belongs to one company: the first that verifies it, as long as its record exists.',
    ...read,
  },
  removeDomain: {
    summary: 'Gives a domain up. People who signed in with its addresses go on with their own ways.',
    ...decided,
  },
  addConnection: { summary: 'Adds a connection, which signs nobody in yet.', ...decided },
  getConnection: { summary: 'Returns a connection’s details, without its secret.', ...read },
  renameConnection: { summary: 'Renames a connection.', ...decided },
  saveOidcConnection: {
    summary:
      'Sets the details of an OpenID Connect provider, whose configuration is read by discovery. The connection must be tested again.',
    ...decided,
  },
  saveSamlConnection: {
    summary:
      'Sets a SAML identity provider by its metadata. If another entity answers by it from now on, the connection must be tested again.',
    ...decided,
  },
  saveJoining: {
    summary: 'Sets who joins the company at the first sign-in, and into which departments and groups.',
    ...decided,
  },
  beginConnectionTest: {
    summary: 'Starts a sign-in at the identity provider that only shows what it states.',
    ...read,
  },
  finishConnectionTest: {
    summary: 'Stores and returns what the identity provider stated, and what must be corrected.',
    ...read,
  },
  switchConnection: {
    summary:
      'Switches a connection on or off. Only a tested one can be switched on; another one that was on is switched off.',
    ...decided,
  },
  endConnection: {
    summary: 'Deletes a connection. People who signed in by it go on with their own ways.',
    ...decided,
  },
  saveSignInRule: {
    summary:
      'Sets whether everybody of the domains must sign in by the connection, and which two members need not.',
    ...decided,
  },
})

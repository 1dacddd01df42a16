import { withPolicy } from '../wire/policy'
import { companySignInContract } from './contract'

export const companySignInOperations = withPolicy(companySignInContract, {
  findWayIn: {
    summary:
      'Returns the company whose identity provider signs people with this mail address in. The answer depends on the domain alone, so it reveals nothing about accounts.',
  },
  getCompanyWayIn: { summary: 'Returns the connection by which a company’s people sign in, if it has one.' },
  beginCompanySignIn: {
    summary:
      'Starts a sign-in at a company’s identity provider for this browser. It leads back to `/companyCallback` within ten minutes.',
  },
  beginCompanyProof: {
    summary: 'Starts a sign-in at a company’s identity provider for the person who is signed in.',
    access: 'user',
    limited: 'open',
  },
  exchangeCompanyAnswer: {
    summary:
      'Redeems an identity provider’s answer, once, from the browser that started it. Returns a ticket with the identity, valid for 15 minutes.',
  },
  getCompanyIdentity: { summary: 'Returns the identity in a ticket.' },
  signInByCompany: {
    summary:
      'Signs in the person to whom the ticket’s identity is linked. If it isn’t linked, the ticket stays valid for linking it.',
  },
  linkCompanyIdentity: {
    summary:
      'Links the ticket’s identity to the caller, once, after they proved their account. They join the company if it takes people of its domains in.',
    access: 'user',
    proof: 'recent',
  },
  proveCompanyIdentity: {
    summary: 'Records that the caller’s session is signed in at the company’s identity provider.',
    access: 'user',
    limited: 'open',
  },
  listCompanyIdentities: {
    summary: 'Lists the companies’ identities by which the caller signs in.',
    access: 'user',
  },
  unlinkCompanyIdentity: {
    summary: 'Ends signing in by a company’s identity. The membership stays.',
    access: 'user',
    proof: 'recent',
  },
})

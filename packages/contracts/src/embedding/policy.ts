import { withPolicy } from '../wire/policy'
import { embeddingContract } from './contract'

export const embeddingOperations = withPolicy(embeddingContract, {
  createEmbedToken: {
    summary:
      'For the server of an embedding site, with its key as bearer: returns a token for one person in one company, for at most ten minutes, with those of the scopes that the site has. The token never allows more than the person may do.',
  },
  listEmbedders: {
    summary:
      'Lists the sites that may embed features of the company, with the members they may link by phone.',
    access: 'superAdministrator',
    embedding: 'never',
  },
  setEmbedderLinks: {
    summary:
      'Sets which members a site may link to its own people by phone. `members` leaves out administrators; `nobody` also removes all links.',
    access: 'superAdministrator',
    proof: 'recent',
    embedding: 'never',
  },
})

import { embeddingOperations } from '@atrium/contracts/embedding/policy'
import { implement } from '../../ports/implement'
import { createEmbedToken } from './createEmbedToken'
import { listEmbedders, setEmbedderLinks } from './embedders'

export const embeddingRoutes = implement(embeddingOperations, {
  createEmbedToken,
  listEmbedders,
  setEmbedderLinks,
})

import { actionAtom } from '../shared/request/actionAtom'
import { requestAtom } from '../shared/request/request'
import { embeddersApiAtom, type Links } from './api'

/** The sites that may embed features of the company. */
export const embeddersAtom = requestAtom(['embedders'], (get, signal) =>
  get(embeddersApiAtom).listEmbedders({}, { signal }),
)

interface LinksOfSite {
  readonly embedderId: string
  readonly links: Links
}

export const setLinksAction = actionAtom({
  run: (get, _set, body: LinksOfSite) => get(embeddersApiAtom).setEmbedderLinks({ body }),
  stale: ['embedders', 'history'],
})

declare module '../shared/request/stale' {
  interface Resources {
    /** Sites that may embed features of the company. */
    readonly embedders: unknown
  }
}

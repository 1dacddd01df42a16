import { embeddingContract } from '@atrium/contracts/embedding/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'

export const embeddersApiAtom = atom((get) => bindContract(embeddingContract, get(clientAtom)))

export type Embedder = OperationOutput<typeof embeddingContract.listEmbedders>[number]

/** Which members a site may link to its own people. */
export type Links = Embedder['links']

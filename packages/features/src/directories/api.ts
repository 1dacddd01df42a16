import { directoriesContract } from '@atrium/contracts/directories/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'

export const directoriesApiAtom = atom((get) => bindContract(directoriesContract, get(clientAtom)))

/** One of the company's own directories. */
export type Directory = OperationOutput<typeof directoriesContract.listDirectories>[number]

/** A token of its SCIM client, without its secret. */
export type DirectoryToken = Directory['tokens'][number]

import type { ComponentType } from 'react'
import { Failure } from '../../shared/wire/Failure'
import type { ProofFieldProps } from './ProofField'

let loaded: ComponentType<ProofFieldProps> | undefined

/** Most people never see the check, so its code is loaded when the service requires it. */
export async function loadProofField(): Promise<void> {
  try {
    loaded ??= (await import('./ProofField')).ProofField
  } catch {
    throw new Failure('offline')
  }
}

/** The check, once it is loaded. */
export const proofField = (): ComponentType<ProofFieldProps> | undefined => loaded

import { Button } from '@atrium/ui/button'
import type { RefObject } from 'react'
import { useTexts } from '../../shared/useHost'
import { sessionMessages } from '../messages'
import { PictureProof } from './PictureProof'
import styles from './ProofField.module.css'
import type { ProofForm } from './useProofForm'
import { WorkProof } from './WorkProof'

/** A form that may ask for the check. */
export interface ProvingForm {
  readonly proof: ProofForm
  readonly missing: { has(field: 'proof'): boolean }
  readonly fields: { readonly proof: RefObject<HTMLInputElement | null> }
}

export interface ProofFieldProps {
  readonly form: ProvingForm
}

/** The check after several tries: a picture to read, or none. */
export function ProofField({ form }: ProofFieldProps) {
  const texts = useTexts(sessionMessages)
  const { proof } = form
  const other = proof.kind === 'image' ? 'work' : 'image'
  return (
    <div className={styles.proof}>
      {proof.kind === 'image' ? <PictureProof form={form} /> : <WorkProof form={form} />}
      <Button variant="ghost" size="small" className={styles.other} onClick={() => proof.setKind(other)}>
        {proof.kind === 'image' ? texts.useWork : texts.usePicture}
      </Button>
    </div>
  )
}

import { Button } from '@atrium/ui/button'
import { useTexts } from '../../shared/useHost'
import { sessionMessages } from '../messages'
import { PictureProof } from './PictureProof'
import styles from './ProofField.module.css'
import type { SignInForm } from './useSignInForm'
import { WorkProof } from './WorkProof'

export interface ProofFieldProps {
  readonly form: SignInForm
}

/** The check after several failures: a picture to read, or none. */
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

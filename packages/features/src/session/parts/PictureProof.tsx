import { FormField } from '@atrium/ui/form-field'
import { IconButton } from '@atrium/ui/icon-button'
import { Skeleton } from '@atrium/ui/skeleton'
import { TextField } from '@atrium/ui/text-field'
import { useAtom } from 'jotai'
import { RefreshCw } from 'lucide-react'
import { useTexts } from '../../shared/useHost'
import { captchaAtom, pictureSize } from '../atoms'
import { sessionMessages } from '../messages'
import type { ProofFieldProps } from './ProofField'
import styles from './ProofField.module.css'

/** Characters to read off a picture. */
export function PictureProof({ form }: ProofFieldProps) {
  const texts = useTexts(sessionMessages)
  return (
    <FormField
      label={texts.code}
      hint={texts.codeHint}
      error={form.missing.has('proof') && texts.codeRequired}
    >
      <div className={styles.picture}>
        <TextField
          ref={form.fields.proof}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={8}
          value={form.proof.code}
          onChange={(event) => form.proof.setCode(event.target.value)}
        />
        <Picture />
      </div>
    </FormField>
  )
}

function Picture() {
  const texts = useTexts(sessionMessages)
  const [captcha, another] = useAtom(captchaAtom)
  const { w: width, h: height } = pictureSize
  const busy = captcha.state === 'loading' || (captcha.state === 'ready' && captcha.stale)
  return (
    <>
      {captcha.state === 'ready' ? (
        <img
          className={styles.image}
          src={captcha.value.image}
          alt={texts.codePicture}
          width={width}
          height={height}
          data-state={captcha.stale ? 'stale' : 'fresh'}
        />
      ) : (
        <span
          className={styles.image}
          role="img"
          aria-label={captcha.state === 'loading' ? texts.codeLoading : texts.codeFailed}
        >
          {captcha.state === 'loading' ? <Skeleton width={width} height={height} /> : texts.codeFailed}
        </span>
      )}
      <IconButton label={texts.newPicture} icon={<RefreshCw />} busy={busy} onClick={another} />
    </>
  )
}

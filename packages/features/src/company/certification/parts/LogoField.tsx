import { logoBounds } from '@atrium/contracts/company/certification/contract'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { deferDialog } from '@atrium/ui/overlay'
import { useState } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import type { SquareDialogProps } from '../../../shared/pictures/SquareDialog'
import { certificationMessages } from '../messages'
import { checkLogo, dataUrlOf } from '../pictures'
import styles from './CompanyForm.module.css'

interface LogoFieldProps {
  /** The company's name. */
  readonly name: string
  /** Address of the logo on record. */
  readonly present: string | undefined
  /** The new one as a data URL. */
  readonly chosen: string | undefined
  readonly onChange: (logo: string | undefined) => void
}

const edge = 120

const SquareDialog = deferDialog<SquareDialogProps & { readonly open: boolean }>(
  async () => (await import('../../../shared/pictures/SquareDialog')).SquareDialog,
)

/** The logo, and the dialog for cropping another one. */
export function LogoField({ name, present, chosen, onChange }: LogoFieldProps) {
  const texts = useTexts(certificationMessages)
  const [open, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  const problems = { format: texts.logoFormat, tooLarge: texts.logoTooLarge, tooSmall: texts.logoTooSmall }

  function change(next: boolean) {
    setError(undefined)
    setOpen(next)
  }

  async function save(square: Blob | undefined) {
    if (!square) return setError(texts.logoRequired)
    if (square.size < logoBounds.least) return setError(texts.logoTooSmall)
    onChange(await dataUrlOf(square))
    change(false)
  }

  return (
    <div>
      <p className={styles.label}>{texts.logo}</p>
      <div className={styles.logo}>
        {chosen ? (
          <img src={chosen} alt={texts.newLogo} className={styles.picture} />
        ) : present ? (
          <img src={present} alt={texts.logo} className={styles.picture} />
        ) : (
          <Avatar name={name} size="large" shape="square" decorative />
        )}
        <div className={styles.logoActions}>
          <Button size="small" onClick={() => change(true)}>
            {texts.changeLogo}
          </Button>
          {chosen && (
            <Button size="small" variant="ghost" onClick={() => onChange(undefined)}>
              {texts.keepLogo}
            </Button>
          )}
          <p className={styles.hint}>{texts.logoHint}</p>
        </div>
      </div>
      <SquareDialog
        open={open}
        onOpenChange={change}
        edge={edge}
        leastBytes={logoBounds.least}
        error={error}
        checkFile={(picture) => {
          const problem = checkLogo(picture)
          setError(undefined)
          return problem && problems[problem]
        }}
        onSave={save}
        title={texts.logoTitle}
        source={texts.logoPicture}
        fileHint={texts.logoFileHint}
        result={texts.logoResult}
        unreadable={texts.logoFormat}
      />
    </div>
  )
}

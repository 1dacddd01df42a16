import { Button } from '@atrium/ui/button'
import { Copy, Download, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { saveFile } from '../../shared/list/export/saveFile'
import layout from '../../shared/screen/Layout.module.css'
import { useCopy } from '../../shared/screen/useCopy'
import { secondStepMessages } from '../messages'
import styles from './RecoveryCodes.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly account: string
}

/** The codes, and three ways to save them. A print contains nothing else. */
export function RecoveryCodes({ codes, account }: RecoveryCodesProps) {
  const texts = useTexts(secondStepMessages)
  const copy = useCopy()
  useEffect(() => {
    document.documentElement.dataset.atriumPrints = 'codes'
    return () => {
      delete document.documentElement.dataset.atriumPrints
    }
  }, [])
  const file = [texts.fileHead(account), '', ...codes, ''].join('\r\n')
  return (
    <div className={layout.stack}>
      <div className={styles.sheet}>
        <p className={styles.head}>{texts.fileHead(account)}</p>
        <ol className={styles.codes} aria-label={texts.codes}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className={layout.actions}>
        <Button size="small" onClick={() => void copy(codes.join('\n'))}>
          <Copy aria-hidden /> {texts.copyAll}
        </Button>
        <Button
          size="small"
          onClick={() => saveFile(texts.fileName, new Blob([file], { type: 'text/plain;charset=utf-8' }))}
        >
          <Download aria-hidden /> {texts.download}
        </Button>
        <Button size="small" onClick={() => globalThis.print()}>
          <Printer aria-hidden /> {texts.print}
        </Button>
      </div>
    </div>
  )
}

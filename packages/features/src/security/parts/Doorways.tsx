import { KeyRound, Mail, ShieldCheck, Smartphone } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { Protection, Security } from '../api'
import { securityMessages } from '../messages'
import styles from './Doorways.module.css'
import { useProtectionTexts } from './useProtectionTexts'

const icons: Readonly<Record<Protection, typeof KeyRound>> = {
  password: KeyRound,
  mobile: Smartphone,
  secondStep: ShieldCheck,
  email: Mail,
}

/** Always in this order, whatever is weak. */
const order = Object.keys(icons)

/** A doorway for each protection: closed if it is in order. */
export function Doorways({ protections }: Pick<Security, 'protections'>) {
  const texts = useTexts(securityMessages)
  const { nameOf } = useProtectionTexts()
  const placed = protections.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  return (
    <ul className={styles.doorways} aria-label={texts.checkUp}>
      {placed.map(({ kind, isWeak }) => {
        const Icon = icons[kind]
        const words = isWeak ? texts.weak(nameOf(kind)) : texts.inOrder(nameOf(kind))
        return (
          <li
            key={kind}
            className={styles.doorway}
            data-state={isWeak ? 'weak' : 'good'}
            data-kind={kind}
            data-name={nameOf(kind)}
            title={words}
          >
            <Icon aria-hidden />
            <span className={layout.heard}>{words}</span>
          </li>
        )
      })}
    </ul>
  )
}

import { useTexts } from '../host/useKept'
import { passkeyMessages } from './messages'
import { passkeyFailures } from './passkeyFailures'

/** Texts for each, by code. */
export function usePasskeyRefusals(): Readonly<Record<number, string>> {
  const texts = useTexts(passkeyMessages)
  return {
    [passkeyFailures.declined]: texts.declined,
    [passkeyFailures.elsewhere]: texts.elsewhere,
    [passkeyFailures.unsupported]: texts.unsupported,
    [passkeyFailures.present]: texts.present,
    [passkeyFailures.failed]: texts.failed,
  }
}

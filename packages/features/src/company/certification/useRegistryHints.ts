import { companyCodes } from '@atrium/contracts/company/certification/contract'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { asFailure } from '../../shared/wire/Failure'
import { searchRegistryAtom } from './atoms'
import { certificationMessages } from './messages'

const wholeCode = 18

/** Soft warnings from the public registry about name and code. They never prevent a submission. */
export function useRegistryHints() {
  const texts = useTexts(certificationMessages)
  const search = useSetAtom(searchRegistryAtom)
  const [nameHint, setNameHint] = useState<string>()
  const [codeHint, setCodeHint] = useState<string>()
  const settlings = useRef(0)

  const explain = (thrown: unknown, notFound: string): string => {
    const { code, message, kind } = asFailure(thrown)
    if (code === companyCodes.notInRegistry) return notFound
    if (code === companyCodes.registryTooOften) return texts.registryTooOften
    return kind === 'refused' && code === companyCodes.registryRefused ? message : texts.registryFailed
  }

  /** Name and code come from the registry: there is nothing to check, and pending answers are ignored. */
  function settle() {
    settlings.current += 1
    setNameHint(undefined)
    setCodeHint(undefined)
  }

  async function lookUpName(name: string, code: string) {
    setNameHint(undefined)
    const before = settlings.current
    const hint = (text: string) => before === settlings.current && setNameHint(text)
    if ([...name].length < 2) return
    try {
      const same = (await search(name)).filter((entry) => plain(entry.name) === plain(name))
      if (same.length === 0) hint(texts.checkNameExists)
      else if (code && same.every(({ creditCode }) => creditCode !== code)) hint(texts.checkNameMatchesCode)
    } catch (thrown) {
      hint(explain(thrown, texts.checkNameExists))
    }
  }

  async function lookUpCode(code: string) {
    setCodeHint(undefined)
    if (code.length !== wholeCode) return
    const before = settlings.current
    try {
      await search(code)
    } catch (thrown) {
      if (before === settlings.current) setCodeHint(explain(thrown, texts.codeNotFound))
    }
  }

  return { nameHint, codeHint, lookUpName, lookUpCode, settle }
}

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, '')

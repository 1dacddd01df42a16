import { pagePaths } from '@atrium/contracts/paths'
import { Link } from '@atrium/ui/link'
import { useSetAtom } from 'jotai'
import { Agreed, type AgreedProps } from '../../shared/form/Agreed'
import { useHost, useTexts } from '../../shared/host/useHost'
import { agreeAtom } from '../entry/atoms'
import { registrationMessages } from '../messages'

/** What one accepts to have an account. Both open beside the form, which keeps what was typed. */
export function Agreement({ onChange, ...control }: Omit<AgreedProps, 'children'>) {
  const texts = useTexts(registrationMessages)
  const { href } = useHost()
  const agree = useSetAtom(agreeAtom)
  const link = (showValue: 1 | 2, words: string) => (
    <Link href={href(`${pagePaths.agreement}?showValue=${showValue}`)} target="_blank" rel="noopener">
      {words}
    </Link>
  )
  return (
    <Agreed
      {...control}
      onChange={(agreed) => {
        if (agreed === true) void agree()
        onChange(agreed)
      }}
    >
      {texts.agreed}
      {link(1, texts.userAgreement)}
      {texts.and}
      {link(2, texts.privacy)}
    </Agreed>
  )
}

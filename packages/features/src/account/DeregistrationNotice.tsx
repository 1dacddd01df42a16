import { useAtomValue } from 'jotai'
import { UserX } from 'lucide-react'
import { queryAtom } from '../shared/host/query'
import { useTexts } from '../shared/host/useHost'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { farewellAtom } from './deregistration/atoms'
import { deregistrationMessages } from './deregistration/messages'
import { useAccountHost } from './parts/AccountHost'
import { Deed } from './parts/Deed'
import { DeregistrationBlocks } from './parts/DeregistrationBlocks'
import { DeregistrationLoss } from './parts/DeregistrationLoss'
import { DeregistrationSubmitted } from './parts/DeregistrationSubmitted'
import { NoticeSkeleton } from './parts/NoticeSkeleton'
import { TextSection } from './parts/TextSection'
import { accountRoutes, neighbours } from './routes'

/** `/personalogoffTippage`: what the end of a person's account means, for anybody; and what of theirs is in its way. */
export default function DeregistrationNotice() {
  const texts = useTexts(deregistrationMessages)
  const { isSignedIn } = useAccountHost()
  const endsAt = useSubmitted()
  return (
    <Screen above={[{ name: texts.security, to: neighbours.security }]} name={texts.notice} width="reading">
      <div className={layout.sections}>
        {isSignedIn ? <Own /> : endsAt ? <DeregistrationSubmitted endsAt={endsAt} /> : <Anybodys />}
      </div>
    </Screen>
  )
}

/** When the account ends for which somebody just asked, as the address says; undefined: it says no moment to come. */
function useSubmitted(): string | undefined {
  const moment = useAtomValue(queryAtom).get('submitted') ?? ''
  return Date.parse(moment) > Date.now() ? moment : undefined
}

function Anybodys() {
  const texts = useTexts(deregistrationMessages)
  return (
    <>
      <TextSection title={texts.ends} text={texts.endsList} kind="goes" />
      <TextSection title={texts.stays} text={texts.staysList} kind="stays" />
      <TextSection title={texts.before} text={texts.beforeList} />
      <End />
    </>
  )
}

/** Each company that somebody leads, and orders under way, come first: they are what there is to do. */
function Own() {
  const texts = useTexts(deregistrationMessages)
  const farewell = useAtomValue(farewellAtom)
  if (farewell.state === 'loading') return <NoticeSkeleton />
  // The request tells of failures.
  const blocks = farewell.state === 'ready' ? farewell.value.blocks : []
  return (
    <>
      {blocks.length > 0 && <DeregistrationBlocks blocks={blocks} />}
      <DeregistrationLoss />
      <TextSection title={texts.stays} text={texts.staysList} kind="stays" />
      <End isBlocked={blocks.length > 0} />
    </>
  )
}

function End({ isBlocked = false }: { readonly isBlocked?: boolean }) {
  const texts = useTexts(deregistrationMessages)
  return (
    <Deed
      title={texts.request}
      icon={<UserX />}
      hint={isBlocked ? texts.blocked : texts.deedHint}
      label={texts.toRequest}
      to={isBlocked ? undefined : accountRoutes.deregistrationRequest}
    />
  )
}

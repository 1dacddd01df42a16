import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { CompanyProofDialogProps } from './companySignIn/CompanyProofDialog'
import type { ExpiryDialogProps } from './parts/ExpiryDialog'
import type { SiteExpiryDialogProps } from './parts/SiteExpiryDialog'
import type { Session, SignedOutBecause } from './Session'
import { useSessionState } from './SessionContext'
import type { ProofDialogProps } from './secondStep/ProofDialog'
import type { TokenSession } from './tokens/createTokenSession'

export interface SessionGuardProps {
  /** From `createSession` or `createTokenSession`; the surrounding provider has the same one as its `tokens`. */
  readonly session: Session | TokenSession
  /** Nobody is signed in (any more): leads to the sign-in. */
  readonly onSignedOut: (because?: SignedOutBecause) => void
  /** Somebody else signed in, here or in another tab: the page must reload. */
  readonly onPersonChanged: () => void
  /** Leads to the sign-in of a site that gives tokens. Default: not offered. */
  readonly onSignIn?: (() => void) | undefined
  /**
   * Leads the whole page to an address, such as the identity provider of a company that requires its own sign-in.
   * Default: the page only says that it is required.
   */
  readonly onLeave?: ((address: string) => void) | undefined
  /** Leads out of a company that requires its own sign-in. Default: not offered. */
  readonly onLeaveCompany?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * Keeps its content on screen when a session expires: a dialog asks for the password, or for signing in to the site,
 * and waiting calls continue. Nothing typed is lost. The same applies if the service requires a proof of identity before a call.
 */
export function SessionGuard({
  session,
  onSignedOut,
  onPersonChanged,
  onSignIn,
  onLeave,
  onLeaveCompany,
  children,
}: SessionGuardProps) {
  const state = useSessionState(session)
  const because = state.state === 'signedOut' ? state.because : undefined
  const isProofWanted = useSyncExternalStore(session.subscribe, session.isProofWanted, never)
  const isExpired = state.state === 'expired'
  const isOfSite = 'askAgain' in session
  const Dialog = useLoaded<ExpiryDialogProps>(isExpired && !isOfSite, loadExpiryDialog, session.postpone)
  const SiteDialog = useLoaded<SiteExpiryDialogProps>(
    isExpired && isOfSite,
    loadSiteExpiryDialog,
    session.postpone,
  )
  const ProofDialog = useLoaded<ProofDialogProps>(isProofWanted, loadProofDialog, () =>
    session.settleProof('declined'),
  )

  const askedCompany = useSyncExternalStore(session.subscribe, session.getAskedCompany, nobody)
  const isCompanyAsked = askedCompany !== undefined && onLeave !== undefined
  const CompanyDialog = useLoaded<CompanyProofDialogProps>(
    isCompanyAsked,
    loadCompanyDialog,
    session.forgetAskedCompany,
  )

  const leave = useEffectEvent(() => {
    // While React takes over a page from a server, everybody seems to be signed out.
    const now = session.getState().state
    if (now === 'signedOut') onSignedOut(because)
    if (now === 'replaced') onPersonChanged()
  })
  useEffect(() => {
    if (state.state === 'signedOut' || state.state === 'replaced') leave()
  }, [state.state])

  return (
    <>
      {children}
      {Dialog && isExpired && <Dialog session={session} account={state.userAccount} key={state.userId} />}
      {SiteDialog && isExpired && 'askAgain' in session && (
        <SiteDialog session={session} onSignIn={onSignIn} />
      )}
      {ProofDialog && isProofWanted && state.state === 'signedIn' && <ProofDialog session={session} />}
      {CompanyDialog && askedCompany && onLeave && state.state === 'signedIn' && (
        <CompanyDialog
          company={askedCompany}
          onLeave={onLeave}
          onLeaveCompany={onLeaveCompany}
          onClose={session.forgetAskedCompany}
        />
      )}
    </>
  )
}

const never = () => false
const nobody = () => undefined

const loadDialogs = () => import('./parts/guardDialogs')
const loadExpiryDialog = () => loadDialogs().then(({ ExpiryDialog }) => ExpiryDialog)
const loadSiteExpiryDialog = () => loadDialogs().then(({ SiteExpiryDialog }) => SiteExpiryDialog)
const loadCompanyDialog = () => loadDialogs().then(({ CompanyProofDialog }) => CompanyProofDialog)
const loadProofDialog = () => loadDialogs().then(({ ProofDialog }) => ProofDialog)

/** Loads a dialog when it is needed. If it can't be loaded, the waiting calls fail instead of hanging. */
function useLoaded<Props>(
  needed: boolean,
  load: () => Promise<ComponentType<Props>>,
  onMissing: () => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<Props> }>()
  const giveUp = useEffectEvent(onMissing)
  useEffect(() => {
    if (!loaded && needed) {
      load().then(
        (Dialog) => setLoaded({ Dialog }),
        () => giveUp(),
      )
    }
  }, [loaded, needed, load])
  return loaded?.Dialog
}

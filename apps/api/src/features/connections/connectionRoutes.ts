import { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { connectionsOperations } from '@atrium/contracts/connections/policy'
import { implement } from '../../ports/implement'
import { addDomain, removeDomain } from './domains/manageDomains'
import { verifyDomain } from './domains/verifyDomain'
import { finishConnectionTest } from './finishConnectionTest'
import { getConnection, getIdentity } from './getIdentity'
import { addConnection, endConnection, renameConnection, switchConnection } from './manageConnections'
import { saveJoining } from './saveJoining'
import { saveOidcConnection } from './saveOidcConnection'
import { saveSamlConnection } from './saveSamlConnection'
import { saveSignInRule } from './saveSignInRule'
import { beginCompanyProof, beginCompanySignIn, beginConnectionTest } from './signIn/begin'
import { getCompanyIdentity } from './signIn/companyIdentity'
import { exchangeCompanyAnswer } from './signIn/exchange'
import { linkCompanyIdentity, proveCompanyIdentity } from './signIn/linkIdentity'
import { listCompanyIdentities, unlinkCompanyIdentity } from './signIn/ownIdentities'
import { signInByCompany } from './signIn/signInByCompany'
import { findWayIn, getCompanyWayIn } from './signIn/wayIn'

export const connectionRoutes = [
  ...implement(connectionsOperations, {
    getIdentity,
    addDomain,
    verifyDomain: { first: verifyDomain },
    removeDomain,
    addConnection,
    getConnection,
    renameConnection,
    saveOidcConnection: { first: saveOidcConnection },
    saveSamlConnection,
    saveJoining,
    beginConnectionTest,
    finishConnectionTest,
    switchConnection,
    endConnection,
    saveSignInRule,
  }),
  ...implement(companySignInOperations, {
    findWayIn,
    getCompanyWayIn,
    beginCompanySignIn,
    beginCompanyProof,
    exchangeCompanyAnswer: { first: exchangeCompanyAnswer },
    getCompanyIdentity,
    signInByCompany: { unmanaged: signInByCompany },
    linkCompanyIdentity: { unmanaged: linkCompanyIdentity },
    proveCompanyIdentity: { unmanaged: proveCompanyIdentity },
    listCompanyIdentities,
    unlinkCompanyIdentity,
  }),
]

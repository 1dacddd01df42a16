import {
  allowedEnglish,
  applicationSignInEnglish,
  applicationSignOutEnglish,
  deviceSignInEnglish,
  oidcFrameEnglish,
  scopesEnglish,
} from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  'oidc.frame': oidcFrameEnglish,
  'oidc.scopes': scopesEnglish,
  'oidc.signIn': applicationSignInEnglish,
  'oidc.device': deviceSignInEnglish,
  'oidc.signOut': applicationSignOutEnglish,
  'oidc.allowed': allowedEnglish,
}

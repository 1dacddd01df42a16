/** Loaded on demand: sites with sessions never show it. */
export { SiteSignIn } from '@atrium/features/session'

export { english as socialAccountsEnglish } from './english'
export { SocialAccounts, type SocialAccountsProps } from './SocialAccounts'

export { SocialAccounts, type SocialAccountsProps } from './SocialAccounts'

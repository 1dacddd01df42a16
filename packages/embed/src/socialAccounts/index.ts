export { SocialAccounts } from './SocialAccounts'

export { type FeatureName, type Owner, type Registered, registry } from './registry'

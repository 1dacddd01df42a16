export { JoinCompany, type JoinCompanyProps } from './JoinCompany'

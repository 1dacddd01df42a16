import { withPolicy } from '../../wire/policy'
import { deskDissolutionsContract } from './contract'

export const deskDissolutionsOperations = withPolicy(deskDissolutionsContract, {
  listDissolutionCases: {
    summary: 'Lists companies that wait to be dissolved, longest waiting first.',
    access: 'staff',
    staff: ['reviewer', 'auditor'],
    command: 'dissolutions list',
  },
  approveDissolution: {
    summary: 'Dissolves a company on its own request, at once and permanently.',
    access: 'staff',
    staff: ['reviewer'],
    fourEyes: true,
    command: 'dissolutions approve',
  },
  rejectDissolution: {
    summary: 'Rejects the request. The company continues, and its administrator gets the reason.',
    access: 'staff',
    staff: ['reviewer'],
    command: 'dissolutions reject',
  },
})

import { withPolicy } from '../wire/policy'
import { profileContract } from './contract'

export const profileOperations = withPolicy(profileContract, {
  getProfile: {
    summary: 'Returns the caller’s profile: names, contacts, and what they do where.',
    access: 'user',
    embedding: 'scoped',
  },
  saveProfile: {
    summary:
      'Saves the caller’s names and, if sent, the rest of the profile. Refused if a stored value differs from what the form started with. Returns 1.',
    access: 'user',
    embedding: 'scoped',
  },
  suggestSchools: {
    summary: 'Searches schools by characters or pinyin, and returns the version of the list.',
    access: 'user',
    embedding: 'scoped',
  },
})

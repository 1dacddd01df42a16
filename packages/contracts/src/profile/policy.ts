import { withPolicy } from '../wire/policy'
import { profileContract } from './contract'

export const profileOperations = withPolicy(profileContract, {
  getProfile: {
    summary: 'The caller’s profile: who they are, how they are reached, and what they do where.',
    access: 'user',
  },
  saveProfile: {
    summary:
      'Saves the caller’s names, and the rest of the profile where it comes along, if all that comes still is what the form began with; answers 1.',
    access: 'user',
  },
  suggestSchools: {
    summary: 'Schools whose names hold what is typed, in characters or pinyin, with the version of the list.',
    access: 'user',
  },
})

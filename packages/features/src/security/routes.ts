/** By which part of the centre's address a sign-in is named that may not have been one's own. */
export const signInInQuery = 'signIn'

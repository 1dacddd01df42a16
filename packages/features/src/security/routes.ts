/** The query parameter of the centre's address that names a suspicious sign-in. */
export const signInInQuery = 'signIn'

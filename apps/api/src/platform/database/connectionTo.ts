/** The settings of every connection to the server. The keepalive detects a peer that disappeared silently. */
export const connectionTo = (url: string) => ({
  connectionString: url,
  application_name: 'atrium',
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
})

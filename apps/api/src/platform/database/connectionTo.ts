/** How every connection to the server is made. The keepalive tells of a peer that is gone without a word. */
export const connectionTo = (url: string) => ({
  connectionString: url,
  application_name: 'atrium',
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
})

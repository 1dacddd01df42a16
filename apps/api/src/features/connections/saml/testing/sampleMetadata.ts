import { idpMetadata } from '../../../../adapters/standInIdp/idpMetadata'

/** Nobody has its key. */
const certificatePem = `-----BEGIN CERTIFICATE-----
MIIDAjCCAeqgAwIBAgIBATANBgkqhkiG9w0BAQsFADAZMRcwFQYDVQQDDA5pZC5l
eGFtcGxlLmNvbTAgFw0yNjExMjkxODI5MjlaGA8yMTI2MTEwNTE4MjkyOVowGTEX
MBUGA1UEAwwOaWQuZXhhbXBsZS5jb20wggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAw
ggEKAoIBAQDOZXlQRsq4xQ6JwiY91/oXE66ioTHXhcFVmjqd5q2uSXWammewAgqe
pD9GNFAP2W4ODeMvlqLE7oO6c8ld4ZOJ3jcqqfzn23kEjHkIyQjVQdsnl4yuoZqL
kJ6OBLWBzv22i9hbHQe7D/cGo1FnY+G5cuaL9NCgp6OMl32/KJ5rIGYjpUcFqH/5
83gXec/Ri/eleEqctyL0y3wm2mZx3JhuqIZmnyPdkR2NZXRqOfChpeoLLWBa8Tjy
Isuwog9JqHqKe6u70raEYNwVfvmml1XeEJZBrBmBaRVrDUsvJVq2RoCgVdwSTuu+
k+8/gwoM06BAJjSQXa8UcSS3MjFgbq2JAgMBAAGjUzBRMB0GA1UdDgQWBBQDq18R
HPnmPlCeuLYEgpy2kSG54jAfBgNVHSMEGDAWgBQDq18RHPnmPlCeuLYEgpy2kSG5
4jAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQB/6oC2jE3SYx5D
7TIEvHZ7RyjhgkmpQObNlfnvlzkjFsnmzdxa7cjNPmlLuewnPcgFPcn86hh0aIn6
jCODMmfiZxdO9Uvggnjm+/erESrtH8irY+h6sxroBoqMEoEewveLS9q39KKzEuNQ
9CTSLifp1J8+iUq3g2MaiqY+I+kE290PUMw5e8CkR9PDBMub2Oh1XR/jsuNSx7yh
yZo9rzoUKAQn2eg39i2Dlk+wCDMfxUphKUhkNzROJPMcYuSGPJXQzZ/DZ3Xz7C3S
VUsZrVQUKjxMcykTCXHaSySfrA8fht1n+uL9d/XdKfXMJYC42OFY0/OUxIuhP5VE
QNi/JTxA
-----END CERTIFICATE-----
`

/** Metadata of an identity provider that never answers. */
export const sampleMetadata = idpMetadata('https://id.example.com/saml', 'https://id.example.com/sso', [
  { certificatePem },
])

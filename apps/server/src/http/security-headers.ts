import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const twoYearsInSeconds = 63_072_000

/** Hosts that the payment provider's script needs; none if payments are not configured. */
const paymentHosts = ({ stripe }: Config) =>
  stripe?.publishableKey
    ? {
        script: ['https://js.stripe.com'],
        frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
        connect: ['https://api.stripe.com'],
      }
    : { script: [], frame: [], connect: [] }

// The application uses none of these, so injected code must not be able to, either.
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
// Answers in interview practice can be spoken. Frames, which hold strangers' code, don't get it.
const permissionsPolicy = [...unusedFeatures.map((feature) => `${feature}=()`), 'microphone=(self)'].join(
  ', ',
)

/** Adds security headers to every response. HTTPS-only rules are sent only when the public URL is HTTPS. */
export const sendSecurityHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const payment = paymentHosts(config)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...payment.script],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...payment.connect],
        // Our frames hold strangers' code; whatever they try, they stay on our server.
        frameSrc: ["'self'", ...payment.frame],
        // Workers run inside those frames only, under their rules.
        workerSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(config.isProduction ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Google's sign-in popup must be able to report back to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.isProduction
      ? { maxAge: twoYearsInSeconds, includeSubDomains: true }
      : false,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', permissionsPolicy)
    // Links in mails lead here, with a token in the URL.
    if (request.url.startsWith('/account/')) reply.header('referrer-policy', 'no-referrer')
    if (/^\/(api|auth|health)\b/.test(request.url)) reply.header('cache-control', 'no-store')
  })
}

import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const twoYearsInSeconds = 63_072_000

/** What the payment provider's script needs; nothing unless it can be loaded at all. */
const paymentHosts = ({ stripe }: Config) =>
  stripe?.publishableKey
    ? {
        script: ['https://js.stripe.com'],
        frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
        connect: ['https://api.stripe.com'],
      }
    : { script: [], frame: [], connect: [] }

// Nothing here uses them, so that nothing that gets in can.
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ')

/** What browsers are told about every answer. Https-only rules are sent only where the address is https. */
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
        ...(payment.frame.length > 0 ? { frameSrc: payment.frame } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(config.isProduction ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // A sign-in window of Google has to be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.isProduction
      ? { maxAge: twoYearsInSeconds, includeSubDomains: true }
      : false,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', permissionsPolicy)
    // The links of mails lead here, with a token in the address.
    if (request.url.startsWith('/account/')) reply.header('referrer-policy', 'no-referrer')
    if (/^\/(api|auth|health)\b/.test(request.url)) reply.header('cache-control', 'no-store')
  })
}

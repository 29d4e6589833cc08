import { z } from 'zod'

export const onOff = z.enum(['on', 'off'], 'must be "on" or "off"').transform((value) => value === 'on')

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})

/** Settings of external services. Each is off until it is set; until then nothing leaves the machine. */
export const providerSettings = {
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ISSUER: httpUrl.default('https://accounts.google.com'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: httpUrl.default('https://api.stripe.com'),
  TEST_CHECKOUT: onOff.optional(),
  AUDIT_RETENTION_DAYS: z.coerce.number('must be a whole number').int().min(1).max(3650).default(180),
}

type Environment = z.output<z.ZodObject<typeof providerSettings>>

export type Providers = {
  /** Google, or the OpenID provider used instead. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  mail: { url: string; from: string } | undefined
  /** Where people's questions are sent. */
  operatorEmail: string | undefined
  stripe:
    | { secretKey: string; publishableKey: string | undefined; webhookSecret: string; apiUrl: string }
    | undefined
  /** The built-in checkout that charges nothing. Never together with Stripe; over HTTPS only if explicitly enabled. */
  testCheckout: boolean
  auditRetentionDays: number
}

/** The settings of fully configured providers. `incompleteProviders` reports the others. */
export const readProviders = (env: Environment, isProduction: boolean): Providers => ({
  google:
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.OIDC_ISSUER }
      : undefined,
  mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
  operatorEmail: env.OPERATOR_EMAIL,
  stripe:
    env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          apiUrl: env.STRIPE_API_URL,
        }
      : undefined,
  testCheckout: !env.STRIPE_SECRET_KEY && (env.TEST_CHECKOUT ?? !isProduction),
  auditRetentionDays: env.AUDIT_RETENTION_DAYS,
})

/** Messages about providers that are only partly configured. */
export const incompleteProviders = (env: Environment): string[] => [
  ...(Boolean(env.GOOGLE_CLIENT_ID) === Boolean(env.GOOGLE_CLIENT_SECRET)
    ? []
    : ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both, or neither']),
  ...(Boolean(env.STRIPE_SECRET_KEY) === Boolean(env.STRIPE_WEBHOOK_SECRET)
    ? []
    : ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both, or neither']),
  ...(env.SMTP_URL && !env.MAIL_FROM ? ['MAIL_FROM: set the address that mails come from'] : []),
]

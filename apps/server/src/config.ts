import { resolve } from 'node:path'
import { z } from 'zod'
import {
  incompleteProviders,
  onOff,
  type Providers,
  providerSettings,
  readProviders,
} from './config-providers.ts'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

const count = (fallback: number, { min = 1, max = 1_000_000 } = {}) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be a whole number from ${min} to ${max}`)
    .max(max, `must be a whole number from ${min} to ${max}`)
    .default(fallback)

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})

const trustProxy = z.string().transform((value, context) => {
  if (value === 'off') return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const addresses = value.split(',').map((address) => address.trim())
  if (
    addresses.every((address) =>
      /^[0-9a-fA-F:.]+(\/\d{1,3})?$|^(loopback|linklocal|uniquelocal)$/.test(address),
    )
  )
    return addresses
  context.addIssue('must be "off", the number of proxies, or their addresses separated by commas')
  return z.NEVER
})

const Environment = z.object({
  PORT: count(3000, { min: 0, max: 65535 }),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  PUBLIC_URL: httpUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; leave it out and one is made for you')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  SLOW_REQUEST_MS: count(1000),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  PASSWORD_SIGN_IN: onOff.default(true),
  REFUSE_COMMON_PASSWORDS: onOff.default(false),
  WRONG_PASSWORDS_PER_10_SECONDS: count(5),
  PROBES_PER_10_MINUTES: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1)
    .optional(),
  SIGN_INS_PER_SECOND: count(10),
  MISSES_PER_10_MINUTES: count(50),
  REQUEST_TIMEOUT_SECONDS: count(55, { max: 3600 }),
  LONGEST_EVENT_LOOP_DELAY_MS: count(2000, { min: 100 }),
  REQUESTS_AT_ONCE: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be a whole number from 1')
    .optional(),
  UPLOADS_AT_ONCE: count(2, { max: 64 }),
  QUESTIONS_PER_DAY: count(10),
  VERSIONS_PER_PERSON: count(200),
  STORIES_PER_PERSON: count(100),
  ENROLLMENTS_PER_PERSON: count(200),
  STORAGE_PER_PERSON_MB: count(200),
  MINIMUM_FREE_DISK_MB: count(200, { min: 0 }),
  SAMPLE_EMPLOYER_MINUTE_SECONDS: count(60, { max: 86_400 }),
  ...providerSettings,
})

export type Config = {
  port: number
  host: string
  /** Absolute. Holds the embedded database, the lock and the secret. */
  dataDir: string
  /** Absolute folder of the built web application. */
  webDir: string
  databaseUrl: string | undefined
  /** Without a trailing slash. */
  publicUrl: string | undefined
  /** True when the public address is https: cookies are `Secure` and HSTS is sent. */
  isProduction: boolean
  trustProxy: boolean | number | string[]
  authSecret: string | undefined
  logLevel: string
  slowRequestMs: number
  /** The token that gives access to /metrics. */
  metricsToken: string | undefined
  passwordSignIn: boolean
  refuseCommonPasswords: boolean
  /** How long a minute of the sample employers takes. */
  sampleEmployerMinuteMs: number
  limits: {
    wrongPasswordsPer10Seconds: number
    probesPer10Minutes: number
    signInsPerSecond: number
    /** How many ids that are not theirs a person can request before each further one answers 429. */
    missesPer10Minutes: number
    /** How long a request may take to arrive. */
    requestTimeoutMs: number
    /** Limit of short requests running at once; the limits of longer ones are a share of it. */
    requestsAtOnce: number
    longestEventLoopDelayMs: number
    uploadsAtOnce: number
    /** Questions that a person can send to the operator within 24 hours. */
    questionsPerDay: number
    versionsPerPerson: number
    storiesPerPerson: number
    enrollmentsPerPerson: number
    storagePerPersonBytes: number
    minimumFreeDiskBytes: number
  }
} & Providers

/** Thrown when settings are invalid; the message lists all of them. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const megabyte = 1024 * 1024

/**
 * Reads all settings from the environment. An empty value counts as unset.
 * @throws ConfigError listing every invalid setting
 */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings are not valid:\n${[...new Set(lines)].join('\n')}`)
  }
  const env = parsed.data
  const incomplete = incompleteProviders(env)
  if (incomplete.length)
    throw new ConfigError(`These settings are not complete:\n  ${incomplete.join('\n  ')}`)
  const isProduction = env.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(repositoryRoot, env.DATA_DIR),
    webDir: resolve(repositoryRoot, 'apps/web/dist'),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    isProduction,
    trustProxy: env.TRUST_PROXY,
    authSecret: env.AUTH_SECRET,
    logLevel: env.LOG_LEVEL,
    slowRequestMs: env.SLOW_REQUEST_MS,
    metricsToken: env.METRICS_TOKEN,
    passwordSignIn: env.PASSWORD_SIGN_IN,
    refuseCommonPasswords: env.REFUSE_COMMON_PASSWORDS,
    sampleEmployerMinuteMs: env.SAMPLE_EMPLOYER_MINUTE_SECONDS * 1000,
    limits: {
      wrongPasswordsPer10Seconds: env.WRONG_PASSWORDS_PER_10_SECONDS,
      probesPer10Minutes: env.PROBES_PER_10_MINUTES ?? (isProduction ? 10 : 50),
      signInsPerSecond: env.SIGN_INS_PER_SECOND,
      missesPer10Minutes: env.MISSES_PER_10_MINUTES,
      requestTimeoutMs: env.REQUEST_TIMEOUT_SECONDS * 1000,
      longestEventLoopDelayMs: env.LONGEST_EVENT_LOOP_DELAY_MS,
      // The embedded database runs on the thread that accepts requests, so a long queue would block new ones.
      requestsAtOnce: env.REQUESTS_AT_ONCE ?? (env.DATABASE_URL ? 150 : 60),
      uploadsAtOnce: env.UPLOADS_AT_ONCE,
      questionsPerDay: env.QUESTIONS_PER_DAY,
      versionsPerPerson: env.VERSIONS_PER_PERSON,
      storiesPerPerson: env.STORIES_PER_PERSON,
      enrollmentsPerPerson: env.ENROLLMENTS_PER_PERSON,
      storagePerPersonBytes: env.STORAGE_PER_PERSON_MB * megabyte,
      minimumFreeDiskBytes: env.MINIMUM_FREE_DISK_MB * megabyte,
    },
    ...readProviders(env, isProduction),
  }
}

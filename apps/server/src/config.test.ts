import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing needs to be set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: 'localhost', databaseUrl: undefined, trustProxy: false })
  expect(config.authSecret).toBeUndefined()
  expect(config.isProduction).toBe(false)
})

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', AUTH_SECRET: '' })).toMatchObject({
    port: 3000,
    authSecret: undefined,
  })
})

test('every wrong setting is named at once', () => {
  const read = () =>
    readConfig({
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'javascript:alert(1)',
      AUTH_SECRET: 'too short',
      TRUST_PROXY: 'yes please',
      LOG_LEVEL: 'loud',
      PASSWORD_SIGN_IN: 'maybe',
    })
  expect(read).toThrow(ConfigError)
  for (const name of [
    'PORT',
    'DATABASE_URL',
    'PUBLIC_URL',
    'AUTH_SECRET',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'PASSWORD_SIGN_IN',
  ])
    expect(read).toThrow(new RegExp(`^  ${name}: must`, 'm'))
})

test('an https address makes it production, and loses its trailing slash', () => {
  const config = readConfig({ PUBLIC_URL: 'https://career.example.org/' })
  expect(config).toMatchObject({ isProduction: true, publicUrl: 'https://career.example.org' })
  expect(config.limits.probesPer10Minutes).toBe(10)
  expect(readConfig({ PUBLIC_URL: 'http://10.0.0.5:3000' })).toMatchObject({ isProduction: false })
})

test.each([
  ['off', false],
  ['1', 1],
  ['10.0.0.1, 192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
  ['loopback', ['loopback']],
])('TRUST_PROXY=%s', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted)
})

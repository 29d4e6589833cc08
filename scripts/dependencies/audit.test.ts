import { expect, test } from 'vitest'
import { findBelowFloor, readAudit } from './audit.mjs'

test('finds a version below a known safe one, however deeply nested', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/mammoth': { version: '1.13.0' },
    'apps/server/node_modules/mammoth': { version: '1.10.9' },
    'node_modules/nodemailer': { version: '10.0.5' },
    'node_modules/other/node_modules/nodemailer': { version: '9.99.99' },
    'node_modules/not-mammoth': { version: '0.0.1' },
  }
  expect(findBelowFloor({ packages })).toEqual([
    'mammoth 1.10.9 is below 1.11.0 (CVE-2025-11849)',
    'nodemailer 9.99.99 is below 10.0.5 (CVE-2026-90776)',
  ])
})

test('reports high and critical findings of an audit, but no lower ones', () => {
  const vulnerabilities = {
    alpha: { name: 'alpha', severity: 'high', range: '<2.0.0' },
    beta: { name: 'beta', severity: 'moderate', range: '*' },
    gamma: { name: 'gamma', severity: 'critical', range: '1.x' },
  }
  expect(readAudit(JSON.stringify({ metadata: { vulnerabilities: { high: 1 } }, vulnerabilities }))).toEqual({
    answered: true,
    severe: ['alpha <2.0.0: high', 'gamma 1.x: critical'],
  })
})

test.each(['', 'not json', '{"error":{"code":"EAUDIT"}}', '{"message":"405 Method Not Allowed"}'])(
  'an audit that was not answered is not taken for a clean one: %j',
  (stdout) => {
    expect(readAudit(stdout)).toEqual({ answered: false, severe: [] })
  },
)

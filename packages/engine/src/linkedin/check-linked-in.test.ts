import { expect, it } from 'vitest'
import { checkLinkedInText } from './check-linked-in.ts'

const goals = ['security engineer', 'Security Engineer']

it.each([
  ['I led the migration of 40 servers.', ['Helped to migrate 40 servers']],
  [
    'At Brightwater Clinics, I moved 410 staff to single sign-on.',
    ['Moved 310 staff to single sign-on', 'Brightwater Clinics'],
  ],
  [
    'At Acme, I moved 310 staff to single sign-on.',
    ['Moved 310 staff to single sign-on', 'Brightwater Clinics'],
  ],
  ['I am a Senior IT Support Specialist.', ['IT Support Specialist']],
  ['My skills include Python and Kubernetes.', ['Python']],
  ['I am a security engineer.', ['IT Support Specialist']],
  ['I am an IT Support Specialist, with 9 years of experience.', ['IT Support Specialist', '5 years']],
])('objects to %s', (text, sources) => {
  expect(checkLinkedInText({ text, sources, goals })).not.toEqual([])
})

it.each([
  ['I helped to migrate 40 servers.', ['Helped to migrate 40 servers.']],
  [
    'At Brightwater Clinics, I moved 310 staff to single sign-on.',
    ['Moved 310 staff to single sign-on', 'Brightwater Clinics'],
  ],
  [
    'From my work at Acme, Inc.: Awarded employee of the year.',
    ['Awarded employee of the year', 'Acme, Inc.'],
  ],
  ['I am looking for a security engineer role.', []],
  ['Aspiring security engineer', []],
  ['Python, Kubernetes', ['Python', 'Kubernetes']],
])('finds nothing wrong with %s', (text, sources) => {
  expect(checkLinkedInText({ text, sources, goals })).toEqual([])
})

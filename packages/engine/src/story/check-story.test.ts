import { expect, it } from 'vitest'
import { checkStorySentence } from './check-story.ts'

const goals = ['security engineer', 'Security Engineer']

it.each([
  ['I led the migration of 40 servers.', ['Helped to migrate 40 servers']],
  ["Ask me about Acme, and I'll tell you that I moved 410 staff.", ['Moved 310 staff', 'Acme']],
  ['In my current position, I managed a team of five.', ['Worked with a team of five']],
  ['During my time at Initech, I built reports.', ['Built reports', 'Acme']],
  ['These days, you’ll find me at Acme, where I’m a Senior Technician.', ['Technician', 'Acme', 'present']],
  ['I am a security engineer.', ['IT Support Specialist']],
  ['I bring 9 years of experience, today as a Technician at Acme.', ['Technician', 'Acme', '5 years']],
  ['I work with Python and Kubernetes.', ['Python']],
  ['My credentials: CISSP.', ['CompTIA Security+']],
  ['Until 2024, I was an accountant at Acme.', ['accountant', 'Acme', '2023']],
])('objects to %s', (text, sources) => {
  expect(checkStorySentence({ text, sources, goals })).not.toEqual([])
})

it.each([
  ['I also helped to migrate 40 servers.', ['Helped to migrate 40 servers']],
  ["Ask me about Acme, and I'll tell you that I moved 310 staff.", ['Moved 310 staff', 'Acme']],
  ['During my time at Acme, I built reports.', ['Built reports', 'Acme']],
  ["I'm on my way to becoming a security engineer.", []],
  ['My next step is a security engineer role.', []],
  ['You are looking for a security engineer, and I want to be the one you hire.', []],
  ['I am seeking a position as a security engineer.', []],
])('finds nothing wrong with %s', (text, sources) => {
  expect(checkStorySentence({ text, sources, goals })).toEqual([])
})

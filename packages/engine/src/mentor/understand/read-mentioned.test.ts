import { expect, it } from 'vitest'
import { findMentions } from './find-mentions.ts'
import { readMentioned } from './read-mentioned.ts'

const mentionedIn = (message: string) => readMentioned(message, findMentions(message))

it.each([
  ['what does an SRE earn', ['Site Reliability Engineer (SRE)']],
  ['frontend or backend?', ['Frontend Developer', 'Backend Developer']],
  ['I want to go into cyber security', ['Security Engineer']],
  ['from teacher to data engineering', ['Data Engineer']],
  ['what about job security', []],
])('finds the roles in "%s"', (message, roles) => {
  expect(mentionedIn(message).roles).toEqual(roles)
})

it('finds skills by their names, and everyday words only where they are asked about', () => {
  expect(mentionedIn('should I learn docker or kubernetes').skills).toEqual(['Docker', 'Kubernetes'])
  expect(mentionedIn('how do I learn react').skills).toEqual(['React'])
  expect(mentionedIn('how do I react to that').skills).toEqual([])
})

it('keeps roles apart of which it has no figures', () => {
  expect(mentionedIn('how do I become a UX designer')).toMatchObject({
    roles: [],
    otherRoles: ['UX designer'],
  })
})

it.each([
  ['I have 6 hours a week', 6],
  ['two hours a day', 14],
  ['30 minutes a day', 3.5],
  ['90 minutes on weekdays', 7.5],
  ['set my weekly hours to 8', 8],
  ['I worked 60 hours', undefined],
])('reads the hours a week of "%s"', (message, hours) => {
  expect(mentionedIn(message).hoursPerWeek).toBe(hours)
})
